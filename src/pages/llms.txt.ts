import type { APIRoute } from 'astro';
import { readLlmsSections, readSiteFacts } from '../content/seo-facts.ts';
import { readPackages, readPlaybook, readSite } from '../content/read.ts';
import { llmsText } from '../seo/llms-text.ts';

/** What the agency is and what it costs, for language models. */
export const GET: APIRoute = async ({ site }) => {
  const facts = await readSiteFacts(site);
  const { tagline } = await readSite();
  const packages = await readPackages('elite-visible', 'local-seo-accelerator', 'visibility-audit');
  const playbook = await readPlaybook();
  const text = llmsText(facts.origin, {
    name: facts.name,
    summary: `${tagline}. Based in ${facts.city}. ${facts.description}`,
    facts: [
      `Cities served: ${facts.cities.join(', ')}; all of them in ${facts.state}.`,
      ...packages.map(({ name, price, summary }) => `${name} costs $${price}. ${summary}`),
      `${playbook.name} costs $${playbook.price}; it is not out yet.`,
      'A first review of a website and its place in search is free.',
    ],
    sections: await readLlmsSections(),
  });
  return new Response(text);
};

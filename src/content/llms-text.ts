import type { PageHead } from '../content-schemas/page-head.ts';
import { pageName } from '../seo/page-addresses.ts';
import { readPackages, readPlaybook } from './read-packages.ts';
import { readAll, readArticles, readBrand, readCities, readPosts, readProjects } from './read.ts';
import { projectHead } from './project-head.ts';
import { readSiteFacts } from './seo-facts.ts';

const offers = new Set(['package', 'website-package', 'services', 'web-design', 'seo', 'playbook']);

const sectionOf = (template: string): string => {
  if (template === 'legal') return 'Optional';
  return offers.has(template) ? 'Services and prices' : 'The agency';
};

/** Every page that search engines may show, by what it is. */
const readSections = async () => {
  const pages = (await readAll('pages')).filter(({ data }) => data.head.index);
  const inSection = (name: string) => pages.filter(({ data }) => sectionOf(data.template) === name);
  return {
    'The agency': inSection('The agency'),
    'Services and prices': inSection('Services and prices'),
    Cities: (await readCities()).map(({ name, page }) => ({ id: name, data: page })),
    Projects: (await readProjects())
      .filter(({ sample }) => !sample)
      .map((project) => ({ id: project.href.slice(1), data: { head: projectHead(project) } })),
    Articles: [...(await readPosts()), ...(await readArticles())],
    Optional: inSection('Optional'),
  };
};

/** One link a page. */
const listOf = (pages: readonly { id: string; data: { head: PageHead } }[], origin: string) =>
  pages
    .map(({ id, data: { head } }) => {
      const address = `${origin}/${id === 'home' ? '' : id}`;
      return `- [${pageName(head)}](${address}): ${head.description}`;
    })
    .join('\n');

/** What the agency is and what it costs, for language models, in the form of llmstxt.org. */
export const readLlmsText = async (site: URL | undefined): Promise<string> => {
  const facts = await readSiteFacts(site);
  const { tagline } = await readBrand();
  const packages = await readPackages('elite-visible', 'local-seo-accelerator', 'visibility-audit');
  const playbook = await readPlaybook();
  const sections = Object.entries(await readSections());
  return [
    `# ${facts.name}`,
    '',
    `> ${tagline}. Based in ${facts.city}, ${facts.state}. ${facts.description}`,
    '',
    `- Cities served: ${facts.cities.join(', ')}; all of them in ${facts.state}.`,
    ...packages.map(({ name, price, summary }) => `- ${name} costs ${price}. ${summary}`),
    `- ${playbook.name} costs ${playbook.price}; it is not out yet.`,
    '- A first review of a website and its place in search is free.',
    ...sections
      .filter(([, pages]) => pages.length > 0)
      .flatMap(([name, pages]) => ['', `## ${name}`, '', listOf(pages, facts.origin)]),
    '',
  ].join('\n');
};

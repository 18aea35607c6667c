import type { PageHead } from '../content-schemas/page-head.ts';
import type { LlmsLink } from '../seo/llms-text.ts';
import { pageName } from '../seo/page-name.ts';
import { readCities } from './cities.ts';
import { readAll } from './entries.ts';
import { readArticles, readPosts } from './read.ts';

const linkTo = (file: string, head: PageHead): LlmsLink => ({
  name: pageName(head),
  href: file === 'home' ? '/' : `/${file}`,
  description: head.description,
});

const offers = new Set(['package', 'website-package', 'services', 'web-design', 'seo', 'playbook']);

/** Every page that search engines may show, by what it is. */
export const readLlmsSections = async () => {
  const pages = (await readAll('pages')).filter(({ data }) => data.head.index);
  const ofKind = (isOffer: boolean, isLegal: boolean) =>
    pages
      .filter(({ data: { template } }) => offers.has(template) === isOffer)
      .filter(({ data: { template } }) => (template === 'legal') === isLegal)
      .map(({ id, data }) => linkTo(id, data.head));
  const texts = [...(await readPosts()), ...(await readArticles())];
  return [
    { heading: 'The agency', links: ofKind(false, false) },
    { heading: 'Services and prices', links: ofKind(true, false) },
    {
      heading: 'Cities',
      links: (await readCities()).map(({ name, page }) => linkTo(name, page.head)),
    },
    { heading: 'Articles', links: texts.map(({ id, data }) => linkTo(id, data.head)) },
    { heading: 'Optional', links: ofKind(false, true) },
  ];
};

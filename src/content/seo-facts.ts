import type { Project } from '../content-schemas/client-work.ts';
import type { PageHead } from '../content-schemas/page-head.ts';
import { unmarked } from '../preview/marks.ts';
import type { BusinessFacts, ServiceFacts } from '../seo/entities.ts';
import { longest, pageName } from '../seo/page-addresses.ts';
import type { Breadcrumb } from '../seo/page-graph.ts';
import { readPackages, readPlaybook } from './read-packages.ts';
import {
  readAll,
  readArticles,
  readBrand,
  readCities,
  readOne,
  readPages,
  readPosts,
  readProjects,
  readSite,
} from './read.ts';

/** What search engines are told of the agency on every page; `site` is where it is published. */
export const readSiteFacts = async (site: URL | undefined): Promise<BusinessFacts> => {
  if (!site) throw new Error('astro.config.ts does not say where the site is published.');
  const { name, tagline, city, state } = await readBrand();
  const { email, social, footer } = await readSite();
  return {
    origin: site.origin,
    name,
    tagline,
    email,
    city,
    state,
    description: footer.promise,
    cities: (await readCities()).map(({ page }) => page.city),
    profiles: social.flatMap(({ url }) => url ?? []),
    prices: (await readAll('packages')).flatMap(({ data }) => data.price ?? []),
  };
};

/** The pages of these names as breadcrumbs, from the highest down. */
export const readBreadcrumbs = async (...names: readonly string[]): Promise<Breadcrumb[]> =>
  Promise.all(
    names.map(async (name) => {
      const { data } = await readOne('pages', name);
      return { label: pageName(data.head), href: `/${name}` };
    }),
  );

/** The packages of these ids, as search engines are told of them. */
export const readPackageServices = async (...ids: readonly string[]): Promise<ServiceFacts[]> =>
  (await readPackages(...ids)).map(({ name, kind, summary, href, dollars }) => ({
    name,
    type: kind,
    description: summary,
    href,
    price: dollars,
  }));

/** The website packages, which have no price, as search engines are told of them. */
export const readWebsiteServices = async (): Promise<ServiceFacts[]> =>
  (await readPages('website-package')).map(({ name, page }) => ({
    name: page.name,
    type: 'Web design',
    description: page.head.description,
    href: `/${name}`,
  }));

const inShort = (words: string): string =>
  words.length <= longest.description
    ? words
    : `${words.slice(0, longest.description - 1).replace(/\s+\S*$/u, '')}…`;

/** How the page of a project introduces itself; search engines are kept away from samples. */
export const projectHead = ({ sample, ...project }: Project): PageHead => {
  const { name, trade, city, done } = unmarked({
    name: project.name,
    trade: project.trade,
    city: project.city,
    done: project.done,
  });
  return {
    title: `${name} | ${trade} in ${city}`,
    description: inShort(done),
    keywords: [name, `${trade} website`, `${city} web design`],
    index: !sample,
  };
};

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

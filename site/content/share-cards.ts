import type { CollectionEntry } from 'astro:content';
import type { PageHead } from '@agency/content-model/schemas/page-head.ts';
import { fileOf } from '../pictures/make-picture.ts';
import { unmarked } from '../preview/marks.ts';
import { hasShareImage } from '@agency/content-model/page-addresses.ts';
import type { ShareCard } from '../share-images/ShareImage.tsx';
import { splitTitle } from '../share-images/title.ts';
import { readPackage, readPlaybook } from './read-packages.ts';
import {
  readAll,
  readArticles,
  readBusiness,
  readCities,
  readPosts,
  readProjects,
} from './read.ts';
import { projectHead } from './seo-facts.ts';

type Page = CollectionEntry<'pages'>['data'];

interface PageToShare {
  /** The route, without the leading slash; `home` for the home page. */
  name: string;
  head: Pick<PageHead, 'index'>;
  card: ShareCard;
}

interface Described {
  picture: string;
}

type Look = Omit<ShareCard, 'title'>;

const bloom = { kind: 'bloom' } as const;

const arch = (
  tone: Look['tone'],
  { picture }: Described,
  ticket?: { price: string; note?: string },
): Look => ({
  tone,
  drawing: {
    kind: 'arch',
    picture: fileOf(picture),
    ...(ticket && { price: ticket.price, note: ticket.note }),
  },
});

const print = (kicker: string, described?: Described): Look => ({
  tone: 'brand',
  kicker,
  drawing: described ? { kind: 'print', picture: fileOf(described.picture) } : bloom,
});

const lookOf = async (page: Page): Promise<Look> => {
  switch (page.template) {
    case 'home':
      return { tone: 'tint', drawing: { kind: 'scene', picture: fileOf(page.hero.scene.wide) } };
    case 'package':
      return arch('tint', page.callToAction.portrait, await readPackage(page.package));
    case 'playbook': {
      const { price, discount, discountNote, cover } = await readPlaybook();
      return arch('tint', cover, { price, note: `${discount} off ${discountNote}` });
    }
    case 'website-package':
      return { tone: page.tone, drawing: { kind: 'bloom', pages: page.pages } };
    case 'about':
      return arch('soft', page.hero.portrait);
    case 'free-review':
      return arch('brand', page.why.portrait);
    case 'services':
      return arch('tint', page.callToAction.portrait);
    case 'seo':
      return arch('soft', page.callToAction.portrait);
    case 'web-design':
      return print(page.hero.eyebrow, page.hero.art);
    case 'case-studies':
      return print(page.eyebrow, page.cards[0]?.picture);
    case 'case-study':
      return print(page.eyebrow, page.sections[0]?.pictures.after);
    case 'guide':
      return { tone: 'ink', drawing: bloom };
    case 'legal':
      return { tone: 'tint', drawing: bloom };
    default:
      return { tone: 'soft', drawing: bloom };
  }
};

const textToShare = (
  { id, data: { title, cover, head } }: CollectionEntry<'blog' | 'articles'>,
  kicker: string,
): PageToShare => ({
  name: id,
  head,
  card: { title, ...print(kicker, cover) },
});

/** Every page with a share image of its own, and the content of that image. */
export const readPagesToShare = async (): Promise<PageToShare[]> => {
  const { name: brand, shortName, state } = await readBusiness();
  const words = (page: { head: { title: string } }) =>
    splitTitle(page.head.title, [brand, shortName]);
  const pages = (await readAll('pages')).map(async ({ id, data }) => ({
    name: id,
    head: data.head,
    card: { ...words(data), ...(await lookOf(data)) },
  }));
  const cities = (await readCities()).map(({ name, page }): PageToShare => {
    const { city, scene, tone } = page;
    const picture = fileOf(scene?.wide ?? 'content/pictures/hero-wide.webp');
    const card = { ...words(page), kicker: `${city}, ${state}`, tone };
    return { name, head: page.head, card: { ...card, drawing: { kind: 'print', picture } } };
  });
  const posts = (await readPosts()).map((post) => textToShare(post, post.data.category));
  const projects = (await readProjects()).map((project) => ({
    name: project.href.slice(1),
    head: projectHead(project),
    card: { title: project.name, ...print(`${project.trade}, ${project.city}`, project) },
  }));
  const articles = (await readArticles()).map((text) => textToShare(text, text.data.package.label));
  const all = [...(await Promise.all(pages)), ...cities, ...posts, ...articles, ...projects];
  return all
    .filter(({ name, head }) => hasShareImage(name, head))
    .map(({ name, head, card }) => ({ name, head, card: unmarked(card) }));
};

import type { ImageMetadata } from 'astro';
import type { CollectionEntry } from 'astro:content';
import { skylinePath } from '../pictures/skylines.ts';
import type { ShareCard } from '../share-images/ShareImage.tsx';
import { splitTitle } from '../share-images/title.ts';
import {
  readAll,
  readArticles,
  readCities,
  readCityPages,
  readPackage,
  readPlaybook,
  readPosts,
  readProjects,
  readSite,
} from './read.ts';

type Page = CollectionEntry<'pages'>['data'];

interface PageToShare {
  /** The route, without the leading slash; `home` for the home page. */
  name: string;
  card: ShareCard;
}

const fileOf = (image: ImageMetadata): string => {
  // Astro hands it out to code that runs in the build, but does not tell its type.
  const { fsPath: file } = image as ImageMetadata & { fsPath?: string };
  if (!file) throw new Error(`The file of ${image.src} is not known.`);
  return file;
};

const dollars = (price: number): string => `$${price}`;

interface Described {
  picture: ImageMetadata;
}

const arch = ({ picture }: Described) => ({ kind: 'arch', picture: fileOf(picture) }) as const;

const print = (described?: Described) =>
  described ? ({ kind: 'print', picture: fileOf(described.picture) } as const) : bloom;

const bloom = { kind: 'bloom' } as const;

const pageCard = async (page: Page): Promise<Omit<ShareCard, 'title'>> => {
  switch (page.template) {
    case 'home':
      return { tone: 'sand', drawing: { kind: 'scene', picture: fileOf(page.hero.scene.wide) } };
    case 'package': {
      const { price, note } = await readPackage(page.package);
      const picture = fileOf(page.callToAction.portrait.picture);
      return { tone: 'sand', drawing: { kind: 'arch', picture, price: dollars(price), note } };
    }
    case 'playbook': {
      const { price, discount, cover } = await readPlaybook();
      const note = `${dollars(discount)} off our services`;
      const picture = fileOf(cover.picture);
      return { tone: 'sand', drawing: { kind: 'arch', picture, price: dollars(price), note } };
    }
    case 'website-package':
      return { tone: page.tone, drawing: { kind: 'bloom', pages: page.pages } };
    case 'about':
      return { tone: 'rose', drawing: arch(page.hero.portrait) };
    case 'free-review':
      return { tone: 'plum', drawing: arch(page.why.portrait) };
    case 'services':
      return { tone: 'sand', drawing: arch(page.callToAction.portrait) };
    case 'seo':
      return { tone: 'rose', drawing: arch(page.callToAction.portrait) };
    case 'web-design':
      return { tone: 'plum', kicker: page.hero.eyebrow, drawing: print(page.hero.art) };
    case 'case-studies':
      return { tone: 'plum', kicker: page.eyebrow, drawing: print(page.cards[0]?.picture) };
    case 'case-study':
      return {
        tone: 'plum',
        kicker: page.eyebrow,
        drawing: print(page.sections[0]?.pictures.after),
      };
    case 'coming-soon':
      return { tone: 'plum', drawing: bloom };
    case 'guide':
    case 'embedded-form':
      return { tone: 'ink', drawing: bloom };
    case 'legal':
    case 'not-found':
    case 'problem':
      return { tone: 'sand', drawing: bloom };
    default:
      return { tone: 'rose', drawing: bloom };
  }
};

const textToShare = (
  { id, data: { title, cover } }: CollectionEntry<'blog' | 'articles'>,
  kicker: string,
): PageToShare => ({ name: id, card: { title, kicker, tone: 'plum', drawing: print(cover) } });

/** Every page of the site with what its share image shows. */
export const readPagesToShare = async (): Promise<PageToShare[]> => {
  const { name: siteName } = await readSite();
  const words = (page: { head: { title: string } }) => splitTitle(page.head.title, siteName);
  const { state } = await readCityPages();
  const pages = (await readAll('pages')).map(async ({ id, data }) => ({
    name: id,
    card: { ...words(data), ...(await pageCard(data)) },
  }));
  const cities = (await readCities()).map(({ name, page }): PageToShare => {
    const { city, skyline, tone } = page;
    const path = skylinePath(skyline);
    const drawing = { kind: 'skyline', path, place: `${city}, ${state}` } as const;
    return { name, card: { ...words(page), tone, drawing } };
  });
  const posts = (await readPosts()).map((post) => textToShare(post, post.data.category));
  const projects = (await readProjects()).map(({ name, trade, city, href, ...project }) => ({
    name: href.slice(1),
    card: {
      title: name,
      kicker: `${trade}, ${city}`,
      tone: 'plum' as const,
      drawing: print(project),
    },
  }));
  const articles = (await readArticles()).map((text) => textToShare(text, text.data.package.label));
  return [...(await Promise.all(pages)), ...cities, ...posts, ...articles, ...projects];
};

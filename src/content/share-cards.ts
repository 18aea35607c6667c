import type { ImageMetadata } from 'astro';
import type { CollectionEntry } from 'astro:content';
import { skylinePath } from '../pictures/skylines.ts';
import type { ShareCard } from '../share-images/share-card.ts';
import { splitTitle, type TitleWords } from '../share-images/split-title.ts';
import { readCities, readCityPages } from './cities.ts';
import { readAll } from './entries.ts';
import { readArticles, readPackage, readPlaybook, readPosts, readSite } from './read.ts';

type Page = CollectionEntry<'pages'>['data'];

interface PageToShare {
  /** The route, without the leading slash; `home` for the home page. */
  name: string;
  card: ShareCard;
}

type Described = { picture: ImageMetadata };

const fileOf = ({ picture }: Described): string => {
  // Astro hands it out to code that runs in the build, but does not tell its type.
  const { fsPath: file } = picture as ImageMetadata & { fsPath?: string };
  if (!file) throw new Error(`The file of ${picture.src} is not known.`);
  return file;
};

const dollars = (price: number): string => `$${price}`;

const printCard = (words: TitleWords, kicker: string, described?: Described): ShareCard =>
  described
    ? { kind: 'print', ...words, kicker, picture: fileOf(described) }
    : { kind: 'bloom', ...words, tone: 'plum' };

const pageCard = async (page: Page, words: TitleWords): Promise<ShareCard> => {
  switch (page.template) {
    case 'home':
      return { kind: 'street', ...words, picture: fileOf({ picture: page.hero.scene.wide }) };
    case 'package': {
      const { price, note } = await readPackage(page.package);
      const picture = fileOf(page.callToAction.portrait);
      return { kind: 'ticket', ...words, price: dollars(price), note, picture };
    }
    case 'playbook': {
      const { price, discount, cover } = await readPlaybook();
      const note = `${dollars(discount)} off our services`;
      return { kind: 'ticket', ...words, price: dollars(price), note, picture: fileOf(cover) };
    }
    case 'website-package':
      return { kind: 'pages', ...words, tone: page.tone, pages: page.pages };
    case 'about':
      return { kind: 'door', ...words, tone: 'rose', picture: fileOf(page.hero.portrait) };
    case 'free-review':
      return { kind: 'door', ...words, tone: 'plum', picture: fileOf(page.why.portrait) };
    case 'services':
      return { kind: 'door', ...words, tone: 'sand', picture: fileOf(page.callToAction.portrait) };
    case 'seo':
      return { kind: 'vignette', ...words, tone: 'rose', picture: fileOf(page.hero.art) };
    case 'web-design':
      return printCard(words, page.hero.eyebrow, page.hero.art);
    case 'case-studies':
      return printCard(words, page.eyebrow, page.cards[0]?.picture);
    case 'case-study':
      return printCard(words, page.eyebrow, page.sections[0]?.pictures.after);
    case 'coming-soon':
      return { kind: 'bloom', ...words, tone: 'plum' };
    case 'guide':
    case 'embedded-form':
      return { kind: 'bloom', ...words, tone: 'ink' };
    case 'legal':
    case 'not-found':
    case 'problem':
      return { kind: 'bloom', ...words, tone: 'sand' };
    default:
      return { kind: 'bloom', ...words, tone: 'rose' };
  }
};

const textToShare = (
  { id, data }: CollectionEntry<'blog' | 'articles'>,
  kicker: string,
): PageToShare => {
  const { title, cover } = data;
  return { name: id, card: { kind: 'print', title, kicker, picture: fileOf(cover) } };
};

/** Every page of the site with what its share image shows. */
export const readPagesToShare = async (): Promise<PageToShare[]> => {
  const { name: siteName } = await readSite();
  const words = (page: { head: { title: string } }) => splitTitle(page.head.title, siteName);
  const { state } = await readCityPages();
  const pages = (await readAll('pages')).map(async ({ id, data }) => ({
    name: id,
    card: await pageCard(data, words(data)),
  }));
  const cities = (await readCities()).map(({ name, page }): PageToShare => {
    const { city, skyline, tone } = page;
    const drawing = { place: `${city}, ${state}`, skyline: skylinePath(skyline), tone };
    return { name, card: { kind: 'city', ...words(page), ...drawing } };
  });
  const posts = (await readPosts()).map((post) => textToShare(post, post.data.category));
  const articles = (await readArticles()).map((text) => textToShare(text, text.data.package.label));
  return [...(await Promise.all(pages)), ...cities, ...posts, ...articles];
};

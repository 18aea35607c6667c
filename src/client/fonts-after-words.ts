import { afterFrame } from './after-frame.ts';
import { keepLines } from './keep-lines.ts';

/** The page's style sheet; in it are the rules of our typefaces, for whoever has no script. */
const styles = document.querySelector('style')?.textContent ?? '';

const rule = /family:([^;]+);src:(url[^;]+);.+?weight:([^;]+);font-style:(\w+)/gu;

/** A face that cannot be fetched keeps nobody from the others; its words stay in the fallback. */
const fetchFonts = async (): Promise<FontFace[]> => {
  const faces = [...styles.matchAll(rule)].map(
    ([, family = '', source = '', weight = '', style = '']) =>
      new FontFace(family, source, { weight, style }),
  );
  await Promise.allSettled(faces.map((face) => face.load()));
  return faces;
};

/** Whoever comes from another of our pages has the fonts already. */
const isFurtherPage = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/** The page has loaded, and its words and first picture are on the screen. */
const firstView = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('load', () => afterFrame(resolve));
  });

/**
 * Runs in the head of a page, before anything is drawn. Whoever comes from
 * elsewhere sees the words at once, in a typeface of her own with our measures;
 * ours are fetched only then, so that they delay neither the words nor the
 * first picture, and shown together, so that the page is laid out once more
 * and not three times.
 */
export const fontsAfterWords = async (): Promise<void> => {
  if (!isFurtherPage()) await firstView();
  const faces = await fetchFonts();
  keepLines(() => {
    for (const face of faces) document.fonts.add(face);
  });
};

import { vercelStegaClean, vercelStegaCombine } from '@vercel/stega';

/** Where words come from, as the address of their form says it: collection, entry, and the names of the field. */
export type Way = readonly string[];

/** Names the way to a text where it is no text that is marked. */
export const wayAttribute = 'data-way';

/** In the preview of the back office only; what visitors get holds no mark. */
export const areMarked = (): boolean => import.meta.env?.MODE === 'preview';

/** A text with the way to its field behind it, in characters that nobody sees. */
export const marked = (text: string, way: Way): string =>
  areMarked() && text !== '' ? vercelStegaCombine(text, way, false) : text;

/** Plain data as it is without marks, for what is drawn: a drawing shows every character. */
export const unmarked = <Content>(content: Content): Content =>
  areMarked() ? vercelStegaClean(content) : content;

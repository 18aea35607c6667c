import { vercelStegaClean, vercelStegaCombine } from '@vercel/stega';

/** The path of a field, as the address of its form names it: collection, entry, and the field's names. */
export type Way = readonly string[];

/** Names the field of an element in rendered HTML, whose text itself is not marked. */
export const wayAttribute = 'data-way';

/** True in the back office's preview only; visitors' pages contain no marks. */
export const areMarked = (): boolean => import.meta.env?.MODE === 'preview';

/** A text followed by the path of its field, in invisible characters. */
export const marked = (text: string, way: Way): string =>
  areMarked() && text !== '' ? vercelStegaCombine(text, way, false) : text;

/** Content without marks, for drawings, which render every character. */
export const unmarked = <Content>(content: Content): Content =>
  areMarked() ? vercelStegaClean(content) : content;

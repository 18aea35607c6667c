import type { Way } from './marks.ts';

export type Opens = 'field' | 'link';

/** Messages from the back office to the page in its preview. */
export type ToPage =
  | { type: 'opens'; opens: Opens }
  /** A field is being edited: its text is outlined. */
  | { type: 'show'; way: Way; isScrolling: boolean };

/** A word, a price or a picture was clicked. */
export interface Picked {
  type: 'picked';
  way?: Way;
  /** The file of a picture whose field is unknown to the page. */
  picture?: string;
  page: string;
}

const isWay = (value: unknown): value is Way =>
  Array.isArray(value) && value.length > 2 && value.every((name) => typeof name === 'string');

/** Untrusted messages from the page. `ready`: it is listening. `late`: the content has changed since it was drawn. */
export type FromPage = Picked | { type: 'ready' | 'late' };

export const readFromPage = (message: unknown): FromPage | undefined => {
  const { type, way, picture, page } = (message ?? {}) as Record<string, unknown>;
  if (type === 'ready' || type === 'late') return { type };
  if (type !== 'picked' || typeof page !== 'string' || !/^\/(?!\/)/u.test(page)) return undefined;
  if (isWay(way)) return { type, way, page };
  return typeof picture === 'string' ? { type, picture, page } : undefined;
};

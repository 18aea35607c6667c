import type { Written } from '../api-types.ts';
import { keep, readKept } from '../shell/kept.ts';

/** Words that were typed and not saved, kept in the browser until they are. */
export interface Unsaved extends Written {
  /** Of what they were typed over. */
  version: string;
  /** What they were typed over. */
  base?: Written | undefined;
  at: string;
}

export const readUnsaved = (collection: string, id: string): Unsaved | undefined =>
  readKept(`${collection}/${id}`) as Unsaved | undefined;

/** Tells whether they are kept. */
export const keepUnsaved = (
  collection: string,
  id: string,
  unsaved: Unsaved | undefined,
): boolean => keep(`${collection}/${id}`, unsaved);

/** Words follow their entry to another address. */
export const moveUnsaved = (collection: string, id: string, newId: string): void => {
  const unsaved = readUnsaved(collection, id);
  if (unsaved && keepUnsaved(collection, newId, unsaved)) keepUnsaved(collection, id, undefined);
};

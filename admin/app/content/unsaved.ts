import type { Written } from '../api-types.ts';

/** Words that were typed and not saved, kept in the browser until they are. */
export interface Unsaved extends Written {
  /** Of what they were typed over. */
  version: string;
  /** What they were typed over. */
  base?: Written | undefined;
  at: string;
}

const keyOf = (collection: string, id: string) => `back-office:${collection}/${id}`;

export const readUnsaved = (collection: string, id: string): Unsaved | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(collection, id)) ?? 'null') ?? undefined) as
      Unsaved | undefined;
  } catch {
    return undefined;
  }
};

/** Tells whether they are kept: the storage may be full or forbidden. */
export const keepUnsaved = (
  collection: string,
  id: string,
  unsaved: Unsaved | undefined,
): boolean => {
  try {
    if (unsaved) localStorage.setItem(keyOf(collection, id), JSON.stringify(unsaved));
    else localStorage.removeItem(keyOf(collection, id));
    return true;
  } catch {
    return false;
  }
};

/** Words follow their entry to another address. */
export const moveUnsaved = (collection: string, id: string, newId: string): void => {
  const unsaved = readUnsaved(collection, id);
  if (unsaved && keepUnsaved(collection, newId, unsaved)) keepUnsaved(collection, id, undefined);
};

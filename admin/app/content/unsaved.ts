import type { Written } from '../api-types.ts';

/** Words that were typed and not saved, kept in the browser until they are. */
export interface Unsaved extends Written {
  /** What they were typed over. */
  version: string;
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

export const keepUnsaved = (collection: string, id: string, unsaved: Unsaved | undefined): void => {
  try {
    if (unsaved) localStorage.setItem(keyOf(collection, id), JSON.stringify(unsaved));
    else localStorage.removeItem(keyOf(collection, id));
  } catch {
    // The storage is full or forbidden; the form still holds what was typed.
  }
};

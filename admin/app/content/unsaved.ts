import { readStored, writeStored } from '../../../src/client/drafts.ts';
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
    const stored = readStored(keyOf(collection, id));
    return stored === undefined ? undefined : (JSON.parse(stored) as Unsaved);
  } catch {
    return undefined;
  }
};

export const keepUnsaved = (collection: string, id: string, unsaved: Unsaved | undefined): void =>
  writeStored(keyOf(collection, id), unsaved && JSON.stringify(unsaved));

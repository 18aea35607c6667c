import type { Entry, Written } from '../api-types.ts';
import { clashesOf, isSame, mergeWritten } from '../../content/differences.ts';
import type { Unsaved } from './unsaved.ts';

/** What stands in the form of an entry. */
export interface Draft {
  written: Written;
  /** What is saved and was typed over; undefined where that is not known. */
  base: Written | undefined;
  /** Of `base`. */
  version: string;
}

export type Saved = Written & { version: string };

const writtenOf = ({ data, body }: Written): Written => ({ data, body });

/** The form of an entry as it is saved. */
export const draftOf = (saved: Saved): Draft => {
  const written = writtenOf(saved);
  return { written, base: written, version: saved.version };
};

/** Whether something in the form is not saved. */
export const isAhead = ({ written, base }: Draft): boolean => !isSame(written, base);

/** The form as it was left: the words that were not saved, and what somebody else has saved since where both do not clash. */
export const resumedDraft = (entry: Pick<Entry, 'schema'> & Saved, unsaved: Unsaved): Draft => {
  const mine = writtenOf(unsaved);
  const saved = draftOf(entry);
  if (unsaved.version === entry.version) return { ...saved, written: mine };
  const sides = { base: unsaved.base, mine, theirs: saved.written };
  return clashesOf(entry.schema, sides).length > 0
    ? { written: mine, base: unsaved.base, version: unsaved.version }
    : { ...saved, written: mergeWritten(entry.schema, sides, () => 'mine') };
};

import { getByPath, setByPath, type FieldPathList } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { clashesOf, isSame, mergeWritten } from '../../content/differences.ts';
import type { Data, Entry, Written } from '../api-types.ts';
import { keep, readKept } from '../shell/browser.ts';

/** What stands in the form of an entry. */
interface Draft {
  written: Written;
  /** What is saved and was typed over; undefined where that is not known. */
  base: Written | undefined;
  /** Of `base`. */
  version: string;
}

export type Saved = Written & { version: string };

/** Words that were typed and not saved, kept in the browser until they are. */
interface Unsaved extends Written {
  /** Of what they were typed over. */
  version: string;
  /** What they were typed over. */
  base?: Written | undefined;
  at: string;
}

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

/** Puts what was taken out at this path back to its place; the rest stays as it is. */
export const putBack = (data: Data, path: FieldPathList, value: unknown): Data => {
  const copy = structuredClone(data);
  const place = path.at(-1);
  const list: unknown = getByPath(copy, path.slice(0, -1));
  if (typeof place === 'number' && Array.isArray(list)) list.splice(place, 0, value);
  else setByPath(copy, path, value);
  return copy;
};

const placeOf = (collection: string, id: string) => `${collection}/${id}`;

/** Words follow their entry to another address. */
export const moveUnsaved = (collection: string, id: string, newId: string): void => {
  const place = placeOf(collection, id);
  const unsaved = readKept(place) as Unsaved | undefined;
  if (unsaved && keep(placeOf(collection, newId), unsaved)) keep(place, undefined);
};

/** What stands in the form: kept in the browser at every stroke, so that nothing typed is lost however the page is left. */
export const useDraft = (entry: Entry) => {
  const place = placeOf(entry.collection, entry.id);
  const [unsaved] = useState(() => readKept(place) as Unsaved | undefined);
  const [draft, setDraft] = useState(() =>
    unsaved ? resumedDraft(entry, unsaved) : draftOf(entry),
  );
  const [isKept, setIsKept] = useState(true);
  // An answer may come after more was typed.
  const latest = useRef(draft);
  const put = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    const { written, base, version } = next;
    const words = { ...written, base, version, at: new Date().toISOString() };
    setIsKept(keep(place, isAhead(next) ? words : undefined));
  };
  return { draft, latest, put, isKept, leftAt: unsaved?.at };
};

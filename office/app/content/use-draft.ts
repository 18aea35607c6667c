import { useRef, useState } from 'react';
import { clashesOf, isSame, mergeWritten } from '../../content/differences.ts';
import type { Entry, Written } from '../api-types.ts';
import { readStored, store } from '../shell/browser.ts';

/** The state of an entry's form. */
interface Draft {
  written: Written;
  /** The saved content that was edited; undefined when that is not known. */
  base: Written | undefined;
  /** The version of `base`. */
  version: string;
}

export type Saved = Written & { version: string };

/** Unsaved edits, kept in the browser until they are saved. */
interface Unsaved extends Saved {
  /** The saved content that was edited. */
  base?: Written | undefined;
  at: string;
}

const writtenOf = ({ data, body }: Written): Written => ({ data, body });

/** The form of an entry without unsaved edits. */
export const draftOf = (saved: Saved): Draft => {
  const written = writtenOf(saved);
  return { written, base: written, version: saved.version };
};

/** Whether the form has unsaved edits. */
export const isAhead = ({ written, base }: Draft): boolean => !isSame(written, base);

/** The form with restored edits. What others have saved since is merged in, unless there is a conflict. */
export const resumedDraft = (entry: Pick<Entry, 'schema'> & Saved, unsaved: Unsaved): Draft => {
  const mine = writtenOf(unsaved);
  const saved = draftOf(entry);
  if (unsaved.version === entry.version) return { ...saved, written: mine };
  const sides = { base: unsaved.base, mine, theirs: saved.written };
  return clashesOf(entry.schema, sides).length > 0
    ? { written: mine, base: unsaved.base, version: unsaved.version }
    : { ...saved, written: mergeWritten(entry.schema, sides, () => 'mine') };
};

/** The state of the form, stored in the browser on every keystroke, so that leaving the page loses nothing. */
export const useDraft = (entry: Entry) => {
  const place = `${entry.collection}/${entry.id}`;
  const [unsaved] = useState(() => readStored(place) as Unsaved | undefined);
  const [draft, setDraft] = useState(() =>
    unsaved ? resumedDraft(entry, unsaved) : draftOf(entry),
  );
  const [isKept, setIsKept] = useState(true);
  // A response may arrive after more was typed.
  const latest = useRef(draft);
  const put = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    const { written, base, version } = next;
    const words = { ...written, base, version, at: new Date().toISOString() };
    setIsKept(store(place, isAhead(next) ? words : undefined));
  };
  return { draft, latest, put, isKept, leftAt: unsaved?.at };
};

import { getByPath, type FieldPathList } from '@rjsf/utils';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clashesOf, isSame, mergeWritten } from '../../content/differences.ts';
import type { Checked, Choices, Entry, Problem, Written } from '../api-types.ts';
import { apiUrl, get, isUnreachable, Refused, sendChange } from '../api.ts';
import { useAction } from '../shell/Action.tsx';
import { readStored, store } from '../shell/browser.ts';
import { fail, say } from '../shell/status.tsx';
import { withValue } from './with-value.ts';

/** The state of an entry's form. */
interface Draft {
  written: Written;
  /** The saved content that was edited; undefined when that is not known. */
  base: Written | undefined;
  /** The version of `base`. */
  version: string;
}

type Saved = Written & { version: string };

/** Unsaved edits, kept in the browser until they are saved. */
interface Unsaved extends Saved {
  /** The saved content that was edited. */
  base?: Written | undefined;
  at: string;
}

const writtenOf = ({ data, body }: Written): Written => ({ data, body });

/** The form of an entry without unsaved edits. */
const draftOf = (saved: Saved): Draft => {
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

const draftKey = (collection: string, id: string) => `${collection}/${id}`;

/** Moves unsaved edits along with their entry to another address. */
export const moveUnsaved = (collection: string, id: string, newId: string): void => {
  const place = draftKey(collection, id);
  const unsaved = readStored(place) as Unsaved | undefined;
  if (unsaved && store(draftKey(collection, newId), unsaved)) store(place, undefined);
};

/** The state of the form, stored in the browser on every keystroke, so that leaving the page loses nothing. */
const useDraft = (entry: Entry) => {
  const place = draftKey(entry.collection, entry.id);
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

/** Said with every save, since neither publishing nor a release date makes a hidden entry visible. */
const stillHidden = 'It stays hidden until you choose “Show it” under More.';

/** Said with every save of the business card, whose facts stand in other texts, too. */
const listedBelow = 'Texts that still say it as it was, if any, are listed below the form.';

const typedSince = 'What you typed since isn’t saved yet.';

/** Debounce of typing, in milliseconds. */
const pause = 700;

/** Undoes one change to the form; later edits stay. */
interface Undo {
  words: string;
  run: (now: Written) => Written;
}

/** The editing of an entry: the preview follows the form, and only `save` saves it. */
export const useEditor = (entry: Entry) => {
  const { collection, id } = entry;
  const { draft, latest, put, isKept, leftAt } = useDraft(entry);
  const [problems, setProblems] = useState<readonly Problem[]>(entry.problems);
  const [advice, setAdvice] = useState<readonly Problem[]>(entry.advice);
  const [theirs, setTheirs] = useState<Saved>();
  const [foundAt, setFoundAt] = useState(isAhead(draft) ? leftAt : undefined);
  const [undos, setUndos] = useState<readonly Undo[]>([]);
  /** How often the preview got new content. */
  const [shown, setShown] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const dropDraft = () => sendChange('DELETE', apiUrl('/api/draft', { collection, id }));

  const show = async () => {
    const edit = { collection, id, ...latest.current.written };
    await (isAhead(latest.current) ? sendChange('PUT', '/api/draft', edit) : dropDraft());
    const answer = await sendChange<Checked>('POST', '/api/entry/check', edit);
    setAdvice(answer.advice);
    // Problems are told on saving; from then on they follow the typing.
    if (problems.length > 0) setProblems(answer.problems);
  };
  const showNow = useEffectEvent(() => {
    // Content that the preview can't show is reported on saving; an unreachable server is reported now.
    show().then(
      () => setShown((count) => count + 1),
      (error: unknown) => isUnreachable(error) && fail(error),
    );
  });
  const showSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(showNow, pause);
  };
  useEffect(() => {
    if (isAhead(latest.current)) showNow();
    return () => clearTimeout(timer.current);
  }, [latest]);

  const change = (written: Written) => {
    put({ ...latest.current, written });
    setFoundAt(undefined);
    showSoon();
  };

  /** Closes the notices about restored edits and conflicts, and lists the problems that are left. */
  const settle = (left: readonly Problem[]) => {
    setFoundAt(undefined);
    setTheirs(undefined);
    setProblems(left);
  };

  /** Merges somebody else's change into the form. */
  const combine = (other: Saved, choices: Choices = {}) => {
    const sides = { base: latest.current.base, mine: latest.current.written, theirs: other };
    const written = mergeWritten(entry.schema, sides, ({ place }) => choices[place] ?? 'mine');
    put({ ...draftOf(other), written });
    setTheirs(undefined);
    showSoon();
    say('Both changes are in the form now. Look it over, then save.');
  };

  /** Merges what somebody else has saved meanwhile when there is no conflict; throws every other refusal. */
  const onRefused = (error: unknown): undefined => {
    if (!(error instanceof Refused)) throw error;
    const { theirs: conflict } = error.answer as { theirs?: Saved };
    if (conflict) {
      const { base, written: mine } = latest.current;
      const clashes = clashesOf(entry.schema, { base, mine, theirs: conflict });
      if (clashes.length === 0) {
        combine(conflict);
        return undefined;
      }
      setTheirs(conflict);
    }
    if (error.problems.length > 0) setProblems(error.problems);
    throw error;
  };

  const { isBusy: isSaving, start: save } = useAction({
    run: async () => {
      clearTimeout(timer.current);
      const { written, version } = latest.current;
      const edit = { collection, id, ...written, version };
      const saving = sendChange<{ version: string; words?: string }>('PUT', '/api/entry', edit);
      const saved = await saving.catch(onRefused);
      if (!saved) return;
      put({ written: latest.current.written, base: written, version: saved.version });
      settle([]);
      const said = ['Saved.', written.data['hidden'] === true && stillHidden, saved.words];
      if (collection === 'business') said.push(listedBelow);
      if (isAhead(latest.current)) {
        said.push(typedSince);
        showSoon();
      }
      say(said.filter(Boolean).join(' '));
    },
  });

  const undoable = (undo: Undo) => setUndos((others) => [undo, ...others]);

  /** Replaces the form's content with what is saved; undo restores the edits. */
  const replaceBy = async (saved: Saved & Partial<Checked>) => {
    clearTimeout(timer.current);
    const { base, written: mine } = latest.current;
    undoable({
      words: 'Discarded.',
      run: (now) => mergeWritten(entry.schema, { base, mine, theirs: now }, () => 'mine'),
    });
    put(draftOf(saved));
    settle(saved.problems ?? []);
    if (saved.advice) setAdvice(saved.advice);
    await dropDraft().catch(fail);
  };

  return {
    written: draft.written,
    problems,
    advice,
    clashes: theirs && clashesOf(entry.schema, { base: draft.base, mine: draft.written, theirs }),
    theirs,
    combine,
    isDirty: isAhead(draft),
    isKept,
    shown,
    isSaving,
    change,
    save,
    replaceBy,
    /** Reverts the form to what is saved now, whoever saved it. */
    discard: async () => replaceBy(await get<Entry>('/api/entry', { collection, id })),
    /** Remembers what is about to be removed at this path, so that undo restores it. */
    onRemoved: (path: FieldPathList, words: string) => {
      const value: unknown = getByPath(latest.current.written.data, path);
      undoable({
        words: `${words} removed.`,
        run: (now) => withValue(now, path, value),
      });
    },
    /** Adds an entry to a list, at the path that it will have. */
    add: (path: FieldPathList, added: object) =>
      change(withValue(latest.current.written, path, added)),
    /** The latest change that can be undone, in words. */
    undoable: undos[0]?.words,
    undo: () => {
      const [undo, ...others] = undos;
      if (undo) change(undo.run(latest.current.written));
      setUndos(others);
    },
    /** When the edits in the form were made, if that was on an earlier visit. */
    foundAt,
    keepFound: () => setFoundAt(undefined),
  };
};

export type Editor = ReturnType<typeof useEditor>;

import { getByPath, setByPath, type FieldPathList } from '@rjsf/utils';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clashesOf, mergeWritten } from '../../content/differences.ts';
import { firstLetters } from '../../content/excerpts.ts';
import type { Checked, Choices, Entry, Problem, Written } from '../api-types.ts';
import { apiUrl, get, isUnreachable, Refused, sendChange, uploadsDone } from '../api.ts';
import { useAction } from '../shell/Action.tsx';
import { fail, say } from '../shell/status.tsx';
import { draftOf, isAhead, useDraft, type Saved } from './use-draft.ts';

/** The form's content with a value put in at this path; the rest stays as it is. */
const withValue = (written: Written, path: FieldPathList, value: unknown): Written => {
  const data = structuredClone(written.data);
  const place = path.at(-1);
  const list: unknown = getByPath(data, path.slice(0, -1));
  if (typeof place === 'number' && Array.isArray(list)) list.splice(place, 0, value);
  else setByPath(data, path, value);
  return { ...written, data };
};

/** Said with every save, since neither publishing nor a release date makes a hidden entry visible. */
const stillHidden = 'It stays hidden until you choose “Show it” under More.';

/** Said with every save of the business card, whose facts stand in other texts, too. */
const listedBelow = 'Texts that still say it as it was, if any, are listed below the form.';

const typedSince = 'What you typed since isn’t saved yet.';

const nothingToSave = 'Nothing has changed, so there was nothing to save.';

const combined = 'Both changes are in the form now. Look it over, then save.';

/** In letters: on a phone, the page should stay in view. History tells the rest. */
const longestSaid = 140;

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
    say(combined);
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

  /** Saves the form once the pictures that are on their way are in it. Returns whether it did. */
  const saveForm = async () => {
    await uploadsDone();
    clearTimeout(timer.current);
    const { written, version } = latest.current;
    const edit = { collection, id, ...written, version };
    const saving = sendChange<{ version: string; words?: string }>('PUT', '/api/entry', edit);
    const saved = await saving.catch(onRefused);
    if (!saved) return false;
    put({ written: latest.current.written, base: written, version: saved.version });
    settle([]);
    const said = ['Saved.', written.data['hidden'] === true && stillHidden];
    if (collection === 'business') said.push(listedBelow);
    if (isAhead(latest.current)) {
      said.push(typedSince);
      showSoon();
    } else setUndos([]);
    const words = saved.words && firstLetters(saved.words, longestSaid);
    say(words ? [...said, words].filter(Boolean).join(' ') : nothingToSave);
    return true;
  };
  const { isBusy: isSaving, start: save } = useAction({ run: saveForm });

  /** Saves what isn't saved yet, before something else is done with the entry; rejects if it can't. */
  const saveFirst = async () => {
    await uploadsDone();
    if (isAhead(latest.current) && !(await saveForm())) throw new Error(combined);
  };

  const undoable = (undo: Undo) => setUndos((others) => [undo, ...others]);

  /** Replaces the form's content with what is saved; undo restores the edits, except where she has typed since. */
  const replaceBy = async (saved: Saved & Partial<Checked>) => {
    clearTimeout(timer.current);
    const { base, written: mine } = latest.current;
    undoable({
      words: 'Discarded.',
      run: (now) => mergeWritten(entry.schema, { base, mine, theirs: now }, () => 'theirs'),
    });
    put(draftOf(saved));
    settle(saved.problems ?? []);
    if (saved.advice) setAdvice(saved.advice);
    await dropDraft().catch(fail);
  };

  return {
    written: draft.written,
    saved: draft.base,
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
    saveFirst,
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

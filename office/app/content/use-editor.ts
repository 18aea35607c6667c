import { getByPath, type FieldPathList } from '@rjsf/utils';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clashesOf, mergeWritten } from '../../content/differences.ts';
import type { Choices, Entry, Problem, Written } from '../api-types.ts';
import { address, ask, get, isOut, Refused } from '../api.ts';
import { fail, say } from '../shell/status.tsx';
import { draftOf, isAhead, putBack, useDraft, type Saved } from './draft.ts';

/** Said with every save, since neither Publish nor a time to go out at lets it be seen. */
const stillHidden = 'It stays off the site as long as Hidden is ticked.';

const typedSince = 'What you typed since isn’t saved yet.';

/** A pause in typing, in milliseconds. */
const pause = 700;

const theirsOf = (error: unknown): Saved | undefined =>
  error instanceof Refused && error.status === 409
    ? (error.answer as { theirs?: Saved }).theirs
    : undefined;

/** Takes back something that was done to the form; the rest stays as it is then. */
interface Undo {
  words: string;
  run: (now: Written) => Written;
}

/** What is being written in an entry: shown in the preview, and saved when that is asked for. */
export const useEditor = (entry: Entry) => {
  const { collection, id } = entry;
  const { draft, latest, put, isKept, leftAt } = useDraft(entry);
  const [isSaving, setIsSaving] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>(entry.problems);
  const [theirs, setTheirs] = useState<Saved>();
  const [foundAt, setFoundAt] = useState(isAhead(draft) ? leftAt : undefined);
  const [undos, setUndos] = useState<readonly Undo[]>([]);
  /** How often the preview was given other words. */
  const [shown, setShown] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const dropDraft = () => ask('DELETE', address('/api/draft', { collection, id }));

  const show = async () => {
    const edit = { collection, id, ...latest.current.written };
    await (isAhead(latest.current) ? ask('PUT', '/api/draft', edit) : dropDraft());
    if (problems.length === 0) return;
    const answer = await ask<{ problems: Problem[] }>('POST', '/api/entry/check', edit);
    setProblems(answer.problems);
  };
  const showNow = useEffectEvent(() => {
    // What the preview cannot show is told at saving; that nobody answers is told at once.
    show().then(
      () => setShown((count) => count + 1),
      (error: unknown) => isOut(error) && fail(error),
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

  /** Puts somebody else's change into the form, beside what was typed here. */
  const combine = (other: Saved, choices: Choices = {}) => {
    const sides = { base: latest.current.base, mine: latest.current.written, theirs: other };
    const written = mergeWritten(entry.schema, sides, ({ place }) => choices[place] ?? 'mine');
    put({ ...draftOf(other), written });
    setTheirs(undefined);
    showSoon();
    say('Both changes are in the form now. Look it over, then save.');
  };

  const save = async () => {
    if (isSaving) return;
    clearTimeout(timer.current);
    setIsSaving(true);
    const { written, version } = latest.current;
    try {
      const edit = { collection, id, ...written, version };
      const saved = await ask<{ version: string; words?: string }>('PUT', '/api/entry', edit);
      put({ written: latest.current.written, base: written, version: saved.version });
      setFoundAt(undefined);
      setProblems([]);
      setTheirs(undefined);
      dispatchEvent(new Event('office-changed'));
      const told = ['Saved.', written.data['hidden'] === true && stillHidden, saved.words];
      if (isAhead(latest.current)) {
        told.push(typedSince);
        showSoon();
      }
      say(told.filter(Boolean).join(' '));
    } catch (error) {
      const conflict = theirsOf(error);
      if (conflict) {
        const { base, written: mine } = latest.current;
        const clashes = clashesOf(entry.schema, { base, mine, theirs: conflict });
        if (clashes.length === 0) return combine(conflict);
        setTheirs(conflict);
      }
      if (error instanceof Refused && error.problems.length > 0) setProblems(error.problems);
      fail(error);
    } finally {
      setIsSaving(false);
    }
  };

  const undoable = (undo: Undo) => setUndos((others) => [undo, ...others]);

  /** Puts what is saved into the form; the words that stood there can be brought back. */
  const replaceBy = async (saved: Saved & { problems?: readonly Problem[] }) => {
    clearTimeout(timer.current);
    const { base, written: mine } = latest.current;
    undoable({
      words: 'Discarded.',
      run: (now) => mergeWritten(entry.schema, { base, mine, theirs: now }, () => 'mine'),
    });
    put(draftOf(saved));
    setFoundAt(undefined);
    setTheirs(undefined);
    setProblems(saved.problems ?? []);
    await dropDraft().catch(fail);
  };

  return {
    written: draft.written,
    problems,
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
    /** Goes back to what is saved now, whoever saved it. */
    discard: async () => replaceBy(await get<Entry>('/api/entry', { collection, id })),
    /** What is about to be taken out of the form at this path can be put back. */
    onRemoved: (path: FieldPathList, words: string) => {
      const value: unknown = getByPath(latest.current.written.data, path);
      undoable({
        words: `${words} removed.`,
        run: (now) => ({ ...now, data: putBack(now.data, path, value) }),
      });
    },
    /** What can be undone, in words: what was done last. */
    undoable: undos[0]?.words,
    undo: () => {
      const [undo, ...others] = undos;
      if (undo) change(undo.run(latest.current.written));
      setUndos(others);
    },
    /** When the words in the form were typed, where that was on an earlier visit. */
    foundAt,
    keepFound: () => setFoundAt(undefined),
  };
};

export type Editor = ReturnType<typeof useEditor>;

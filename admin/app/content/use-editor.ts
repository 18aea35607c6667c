import { useCallback, useEffect, useRef, useState } from 'react';
import type { Entry, Problem, Written } from '../api-types.ts';
import { ask, Refused } from '../api.ts';
import { useStatus } from '../shell/status.tsx';
import { clashesOf, mergeWritten, type Difference } from './differences.ts';
import { keepUnsaved, readUnsaved, type Unsaved } from './unsaved.ts';

/** A pause in typing, in milliseconds. */
const pause = 700;

type Theirs = Written & { version: string };

const theirsOf = (error: unknown): Theirs | undefined =>
  error instanceof Refused && error.status === 409
    ? (error.answer as { theirs?: Theirs }).theirs
    : undefined;

/** What is being written in an entry: kept in the browser, shown in the preview, and saved when that is asked for. */
export const useEditor = (entry: Entry) => {
  const { collection, id } = entry;
  const { say, fail } = useStatus();
  const [written, setWritten] = useState<Written>({ data: entry.data, body: entry.body });
  const [version, setVersion] = useState(entry.version);
  const [isDirty, setIsDirty] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>(entry.problems);
  const [theirs, setTheirs] = useState<Theirs>();
  const [found, setFound] = useState<Unsaved | undefined>(() => readUnsaved(collection, id));
  /** What the words in the form were typed over; undefined where that is no longer known. */
  const [base, setBase] = useState<Written | undefined>(written);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(
    async (shown: Written, recheck: boolean) => {
      const edit = { collection, id, ...shown };
      await ask('PUT', '/api/draft', edit);
      if (!recheck) return;
      const answer = await ask<{ problems: Problem[] }>('POST', '/api/entry/check', edit);
      setProblems(answer.problems);
    },
    [collection, id],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: Written, over = version) => {
    setWritten(next);
    setVersion(over);
    setIsDirty(true);
    setFound(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      keepUnsaved(collection, id, { ...next, version: over, at: new Date().toISOString() });
      // What the preview cannot show is told at saving.
      show(next, problems.length > 0).catch(() => undefined);
    }, pause);
  };

  /** Puts somebody else's change into the form, beside what was typed here. */
  const combine = (other: Theirs, choose: (clash: Difference) => 'mine' | 'theirs') => {
    change(
      mergeWritten(entry.schema, { base, mine: written, theirs: other }, choose),
      other.version,
    );
    setBase(other);
    setTheirs(undefined);
    say('Both changes are in the form now. Look it over, then save.');
  };

  const save = async () => {
    if (isSaving) return;
    clearTimeout(timer.current);
    setIsSaving(true);
    keepUnsaved(collection, id, { ...written, version, at: new Date().toISOString() });
    try {
      const edit = { collection, id, ...written, version };
      const saved = await ask<{ version: string; words?: string }>('PUT', '/api/entry', edit);
      keepUnsaved(collection, id, undefined);
      setVersion(saved.version);
      setBase(written);
      setIsDirty(false);
      setProblems([]);
      setTheirs(undefined);
      say(saved.words ? `Saved. ${saved.words}` : 'Saved.');
    } catch (error) {
      const conflict = theirsOf(error);
      if (conflict) {
        const sides = { base, mine: written, theirs: conflict };
        if (clashesOf(entry.schema, sides).length === 0) return combine(conflict, () => 'mine');
        setTheirs(conflict);
      }
      if (error instanceof Refused && error.problems.length > 0) setProblems(error.problems);
      fail(error);
    } finally {
      setIsSaving(false);
    }
  };

  /** Goes back to what is saved, or to what somebody else saved. */
  const drop = async (instead: Written & { version?: string } = entry) => {
    clearTimeout(timer.current);
    keepUnsaved(collection, id, undefined);
    setWritten({ data: instead.data, body: instead.body });
    setVersion(instead.version ?? version);
    setBase(instead);
    setIsDirty(false);
    setTheirs(undefined);
    setProblems([]);
    await ask('DELETE', `/api/draft?${new URLSearchParams({ collection, id })}`).catch(fail);
  };

  return {
    written,
    problems,
    clashes: theirs && clashesOf(entry.schema, { base, mine: written, theirs }),
    theirs,
    combine,
    isDirty,
    isSaving,
    change,
    save,
    drop,
    /** Words of an earlier visit that were never saved. */
    found,
    // Over what they were typed over: what was changed elsewhere since is told at saving.
    takeFound: () => {
      if (!found) return;
      if (found.version !== version) setBase(undefined);
      change({ data: found.data, body: found.body }, found.version);
    },
    leaveFound: () => {
      keepUnsaved(collection, id, undefined);
      setFound(undefined);
    },
  };
};

export type Editor = ReturnType<typeof useEditor>;

import { useState } from 'react';
import type { Clash } from '../api-types.ts';
import { Refused } from '../api.ts';
import { ActionButton } from '../shell/Action.tsx';
import { choicesOf, Clashes } from '../shell/Clashes.tsx';

export type Undo = (choices?: object) => Promise<unknown>;

const clashesOf = (error: unknown): readonly Clash[] =>
  error instanceof Refused ? ((error.answer as { clashes?: readonly Clash[] }).clashes ?? []) : [];

/** Takes a change back. Where the same words were changed again since, she chooses first. */
export const TakeBack = ({ words, undo }: { words: string; undo: Undo }) => {
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const start = async () => {
    try {
      await undo();
    } catch (error) {
      const found = clashesOf(error);
      setClashes(found);
      setTaken(found.map(({ place }) => place));
      throw error;
    }
  };
  if (clashes.length === 0)
    return (
      <ActionButton
        label={
          <>
            Undo<span className="only-for-screen-readers">: {words}</span>
          </>
        }
        done="Undone."
        run={start}
      />
    );
  return (
    <div className="stack gap-3 items-start full-width">
      <Clashes
        clashes={clashes}
        mine="As it is now"
        theirs="As it was before"
        taken={taken}
        onTaken={setTaken}
      />
      <ActionButton
        label="Undo with these"
        done="Undone."
        run={() => undo(choicesOf(clashes, taken))}
      />
    </div>
  );
};

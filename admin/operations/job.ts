import type { BuildState } from '../../build/build.ts';
import { Refusal, type FieldProblem } from '../refusal.ts';
import { LeftBehind } from './left-behind.ts';
import type { Chosen } from './pending.ts';
import type { Way } from './publish-way.ts';
import { Unsettled, type Clash } from './settle.ts';

/** A publication that is under way, or how it ended. */
export interface Job {
  state: 'checking' | BuildState | 'done' | 'failed';
  way: Way;
  message?: string;
  problems?: FieldProblem[];
  /** What was changed here and elsewhere, to be chosen. */
  clashes?: readonly Clash[];
  /** What was chosen. */
  chosen?: readonly Chosen[] | undefined;
  /** The keys of what would have to go out with it. */
  along?: readonly string[];
  /** Whether a website answers at its address, once it is in place on this machine. */
  isServed?: boolean;
}

/** How a publication ended that could not be carried out, for the owner. */
export const failedJob = (error: unknown, way: Way): Job => {
  if (error instanceof Unsettled)
    return { state: 'failed', way, message: error.message, clashes: error.clashes };
  if (error instanceof LeftBehind)
    return { state: 'failed', way, message: error.message, along: error.along };
  if (error instanceof Refusal)
    return { state: 'failed', way, message: error.message, problems: [...error.problems] };
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  const reason = isFull ? 'The disk is full.' : 'Something went wrong on this machine.';
  return { state: 'failed', way, message: `${reason} What visitors see is as it was. Try again.` };
};

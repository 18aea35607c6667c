import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildState } from '@agency/tooling/build/build.ts';
import type { BuildMessage, BuildRequest } from '@agency/tooling/build/build-process.ts';
import type { Problem } from '@agency/content-model/reader/problem.ts';
import { readEntries } from '@agency/content-model/reader/read-entries.ts';
import { projectEnvironment } from '@agency/tooling/scripts/run.mjs';
import { asFieldProblem } from '../content/field-problems.ts';
import { Refusal, type FieldProblem } from '../refusal.ts';
import type { Sent } from './push.ts';

const unchanged = 'What visitors see is as it was.';

/** A publication in progress, or its result. */
export interface Job {
  state: 'checking' | BuildState | 'done' | 'failed';
  message?: string;
  problems?: readonly FieldProblem[];
  /** The changes that were left out and without which the chosen ones can't go out. */
  needed?: readonly { key: string; title: string }[];
  /** The git remote that it was pushed to, once it is in place. */
  sent?: Sent;
}

/** The result of a failed publication, with a message for the owner. */
export const failedJob = (error: unknown): Job => {
  if (error instanceof Refusal) {
    const { message, problems, details } = error;
    return { state: 'failed', message, problems, ...details };
  }
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  const reason = isFull ? 'The disk is full.' : 'Something went wrong on this machine.';
  return { state: 'failed', message: `${reason} ${unchanged} Try again.` };
};

/** Builds the site in a new folder, then swaps it in. Rejects with the problems to fix. */
export type Builder = (
  root: string,
  order: BuildRequest['order'],
  onState: (state: BuildState) => void,
) => Promise<void>;

const program = fileURLToPath(new URL('../../tooling/build/build-process.ts', import.meta.url));

/** The time limit of a build, in milliseconds. */
const timeout = 15 * 60_000;

/** A refusal that lists the problems of the content or the pages. */
export const refuseOver = (
  root: string,
  problems: readonly Problem[],
  isChoice = false,
): Refusal => {
  const { entries } = readEntries(root);
  const reason = isChoice
    ? 'What you chose can’t go out like this. Put it in order, or choose what it needs too.'
    : 'Something has to be put in order first.';
  return new Refusal(
    `${reason} ${unchanged}`,
    422,
    problems.map((problem) => asFieldProblem(problem, entries)),
  );
};

/** Builds in a child process, which ends when this one does. */
export const orderBuild: Builder = (root, order, onState) =>
  new Promise((resolve, reject) => {
    const child = fork(program, {
      cwd: root,
      env: projectEnvironment(),
      timeout,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const isChoice = order !== 'due' && order.only !== undefined;
    const fail = (reason: string) => reject(new Refusal(`${reason} ${unchanged}`, 503));
    child.on('message', (message: BuildMessage) => {
      if ('state' in message) onState(message.state);
      else if (message.end === 'done') resolve();
      else if (message.end === 'wrong') reject(refuseOver(root, message.problems, isChoice));
      else fail(message.reason);
    });
    child.once('error', () => fail('The build could not be started.'));
    child.once('exit', () => fail('The build was ended before it was done. Publish again.'));
    child.send({ root, order } satisfies BuildRequest);
  });

import { fork } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock, whileLocked } from '../../build/lock.ts';
import type { BuildOrder, BuildState } from '../../build/build.ts';
import type { BuildMessage, BuildRequest } from '../../build/build-process.ts';
import type { Problem } from '../../content-check/problem.ts';
import { readEntries } from '../../content-check/read-entries.ts';
import { projectEnvironment } from '../../scripts/run.mjs';
import { asFieldProblem } from '../content/field-problems.ts';
import { Refusal, type FieldProblem } from '../refusal.ts';
import type { Chosen } from './pending.ts';
import type { Publisher, Way } from './publish-way.ts';
import type { Clash } from './settle.ts';

const unchanged = 'What visitors see is as it was.';

/** A publication that is under way, or how it ended. */
export interface Job {
  state: 'checking' | BuildState | 'done' | 'failed';
  way: Way;
  message?: string;
  problems?: readonly FieldProblem[];
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
  if (error instanceof Refusal) {
    const { message, problems, details } = error;
    return { state: 'failed', way, message, problems, ...details };
  }
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  const reason = isFull ? 'The disk is full.' : 'Something went wrong on this machine.';
  return { state: 'failed', way, message: `${reason} ${unchanged} Try again.` };
};

/** Builds the site aside, and puts it in place where the order says so. Refuses with what is to be put in order. */
export type Builder = (
  root: string,
  order: BuildOrder,
  onState: (state: BuildState) => void,
) => Promise<void>;

/** What every way of publishing is given. */
export interface Work {
  root: string;
  by: Publisher;
  build: Builder;
  onState: (state: BuildState) => void;
}

const ownFolders = (root: string) => join(root, '.cache');

const publishLock = (root: string) => join(root, 'data/admin/publish.lock');

/** Removes what a publication left that was killed, unless another process is publishing. */
export const removeLeftOfPublishing = (root: string): void => {
  const lock = takeLock(publishLock(root));
  if (lock)
    for (const name of globSync('publish-*', { cwd: ownFolders(root) }))
      rmSync(join(ownFolders(root), name), { recursive: true });
  lock?.release();
};

/**
 * Publishes in an empty folder of its own, after whatever else publishes this checkout,
 * in this process or another: each publication is made on top of the one before.
 */
export const inTurn = (
  { root, onState }: Work,
  publish: (folder: string) => Promise<void>,
): Promise<void> =>
  whileLocked(
    publishLock(root),
    () => onState('waiting'),
    async () => {
      mkdirSync(ownFolders(root), { recursive: true });
      const folder = mkdtempSync(join(ownFolders(root), 'publish-'));
      try {
        await publish(folder);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

const program = fileURLToPath(new URL('../../build/build-process.ts', import.meta.url));

/** How long a build may take, in milliseconds. */
const timeout = 15 * 60_000;

/** Refuses over what is wrong with the content or the pages, each as a problem of its own. */
export const refuseOver = (root: string, problems: readonly Problem[]): Refusal => {
  const { entries } = readEntries(root);
  return new Refusal(
    `Something has to be put in order first. ${unchanged}`,
    422,
    problems.map((problem) => asFieldProblem(problem, entries)),
  );
};

/** In a process of its own, which ends with this one. */
export const orderBuild: Builder = (root, order, onState) =>
  new Promise((resolve, reject) => {
    const child = fork(program, {
      cwd: root,
      env: projectEnvironment(),
      timeout,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const fail = (reason: string) => reject(new Refusal(`${reason} ${unchanged}`, 503));
    child.on('message', (message: BuildMessage) => {
      if ('state' in message) onState(message.state);
      else if (message.end === 'done') resolve();
      else if (message.end === 'wrong') reject(refuseOver(root, message.problems));
      else fail(message.reason);
    });
    child.once('error', () => fail('The build could not be started.'));
    child.once('exit', () => fail('The build was ended before it was done. Publish again.'));
    child.send({ root, order } satisfies BuildRequest);
  });

import process from 'node:process';
import { readBuildSettings } from '@agency/server/settings/settings.ts';
import { build, buildDue, type BuildOrder, type BuildState } from './build.ts';
import { WrongContent } from './make-site.ts';
import type { Problem } from '@agency/content-model/reader/problem.ts';
import { machineFault, whyNotBuilt } from './why-not-built.ts';

/** The single message that a build process receives. */
export interface BuildRequest {
  root: string;
  /** `due`: rebuilds what is published, for scheduled posts that are due. */
  order: BuildOrder | 'due';
}

/** The messages it sends back: its progress, and finally its result. */
export type BuildMessage =
  | { state: BuildState }
  | { end: 'done' }
  | { end: 'wrong'; problems: readonly Problem[] }
  | { end: 'failed'; reason: string };

const mistake =
  'The site couldn’t be built, and your words are not why. Tell whoever looks after the site.';

const endOf = (root: string, error: unknown): BuildMessage => {
  if (error instanceof WrongContent) return { end: 'wrong', problems: error.problems };
  // Its details are for the terminal and the log only.
  process.stderr.write(`${whyNotBuilt(root, error)}\n`);
  return { end: 'failed', reason: machineFault(error) ?? mistake };
};

process.once('message', async ({ root, order }: BuildRequest) => {
  const onState = (state: BuildState) => void process.send?.({ state } satisfies BuildMessage);
  const settings = readBuildSettings(process.env);
  const ended =
    order === 'due' ? buildDue(root, settings, onState) : build(root, settings, order, onState);
  const message = await ended.then(
    (): BuildMessage => ({ end: 'done' }),
    (error: unknown) => endOf(root, error),
  );
  process.send?.(message, () => process.exit());
});
// The parent process is gone.
process.on('disconnect', () => process.exit(1));

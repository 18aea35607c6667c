import process from 'node:process';
import { readBuildSettings } from '@agency/server/settings/settings.ts';
import { build, buildDue, type BuildOrder, type BuildState } from './build.ts';
import { WrongContent } from './make-site.ts';
import type { Problem } from '@agency/content-model/reader/problem.ts';
import { whyNotBuilt } from './why-not-built.ts';

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

const endOf = (root: string, error: unknown): BuildMessage =>
  error instanceof WrongContent
    ? { end: 'wrong', problems: error.problems }
    : { end: 'failed', reason: whyNotBuilt(root, error) };

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

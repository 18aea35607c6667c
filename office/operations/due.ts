import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { postsDue } from '@agency/tooling/build/build.ts';
import { writeWhole } from '@agency/tooling/build/write-whole.ts';
import { titleOf } from '../content/entries.ts';
import { failedJob, type Builder } from './job.ts';

/** A post that should be seen by now and isn't. */
export interface Late {
  title: string;
  /** Why. */
  message: string;
  /** When it was tried, in milliseconds. */
  at: number;
}

const lateFile = (root: string) => join(root, 'data/admin/late.json');

export const readLate = (root: string): Late | undefined =>
  existsSync(lateFile(root))
    ? (JSON.parse(readFileSync(lateFile(root), 'utf8')) as Late)
    : undefined;

/** How long after a failure it is tried again, in milliseconds. */
const pause = 15 * 60_000;

const isTriedLately = (root: string, now: number): boolean => {
  const late = readLate(root);
  // A clock that was put back is no reason to wait.
  return late !== undefined && now >= late.at && now - late.at < pause;
};

/**
 * Builds what is published once more where the moment of a post has come.
 * Answers with the titles of the posts that visitors see since.
 */
export const publishDue = async (
  root: string,
  build: Builder,
  now = Date.now(),
): Promise<string[]> => {
  const titles = postsDue(root, now).map(titleOf);
  const [title] = titles;
  if (title === undefined) rmSync(lateFile(root), { force: true });
  if (title === undefined || isTriedLately(root, now)) return [];
  try {
    await build(root, 'due', () => {});
  } catch (error) {
    const { message = '' } = failedJob(error);
    writeWhole(lateFile(root), JSON.stringify({ title, message, at: now } satisfies Late));
    return [];
  }
  rmSync(lateFile(root), { force: true });
  return titles;
};

/** How often it is looked whether a post is due, in milliseconds. */
const interval = 15_000;

/** Looks from now on whether a post is due, until it is stopped. */
export const watchForDue = (look: () => Promise<void>): { stop: () => void } => {
  let isBusy = false;
  const lookOnce = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    await look().catch((error: unknown) => console.error(error));
    isBusy = false;
  };
  const timer = setInterval(() => void lookOnce(), interval);
  void lookOnce();
  return { stop: () => clearInterval(timer) };
};

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from '../../build/builds.ts';
import { isKeptBack, readEntriesOf } from '../../content-check/read-entries.ts';
import { goesOutAt } from '../../shared/going-out.ts';
import { readText, timeZoneIn } from '../content/entries.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import { partsOf, type Chosen, type Unpublished } from './pending.ts';
import { unpublishedByPush } from './publish-by-push.ts';
import { isBuildBehind, unpublishedHere } from './publish-here.ts';
import { readWay } from './publish-way.ts';

/** What visitors don't see yet, by the way that the site gets to them. */
export const readUnpublished = async (root: string): Promise<Unpublished> => {
  const { way, upstream } = await readWay(root);
  return way === 'git' && typeof upstream !== 'string'
    ? unpublishedByPush(root)
    : unpublishedHere(root);
};

interface Task {
  title: string;
  chosen: readonly Chosen[];
}

/** What is to be published now, each by itself. */
const dueTasks = async (root: string, now: number): Promise<Task[]> => {
  const parts = partsOf(await readUnpublished(root));
  const posts = parts
    .filter((part) => (part.goesOutAt ?? Infinity) <= now)
    .map(({ key, version, title }) => ({ title, chosen: [{ key, version }] }));
  if (posts.length > 0) return posts;
  const { way } = await readWay(root);
  // What was published before its moment only has to be built again.
  return way === 'here' && isBuildBehind(root, now)
    ? [{ title: 'A post that was published before its day', chosen: [] }]
    : [];
};

/** A post that should be out and isn't. */
export interface Late {
  title: string;
  /** Why. */
  message: string;
  /** When it was tried, in milliseconds. */
  at: number;
  /** A hash of the content at that time. */
  content: string;
}

const lateFile = (root: string) => join(root, 'data/admin/late.json');

export const readLate = (root: string): Late | undefined =>
  existsSync(lateFile(root))
    ? (JSON.parse(readFileSync(lateFile(root), 'utf8')) as Late)
    : undefined;

/** How long after a failure it is tried again where nothing was changed, in milliseconds. */
const pause = 15 * 60_000;

const contentHash = (root: string): string =>
  createHash('sha256')
    .update(JSON.stringify(manifestOf(root)))
    .digest('hex');

const isToBeTried = (root: string, now: number): boolean => {
  const late = readLate(root);
  // A clock that was put back is no reason to wait.
  const isRecent = late !== undefined && now >= late.at && now - late.at < pause;
  return !isRecent || late.content !== contentHash(root);
};

/** Publishes what is chosen. Answers with the reason where that fails. */
type Publish = (chosen: readonly Chosen[]) => Promise<string | undefined>;

/**
 * Lets out each post that is dated ahead and whose moment has come, alone, as it
 * was saved. One that fails stays due, and is tried again once something was
 * changed, or after a while. Answers with the titles of those that are out.
 */
export const publishDue = async (
  root: string,
  publish: Publish,
  now = Date.now(),
): Promise<string[]> => {
  const tasks = await dueTasks(root, now);
  const out: string[] = [];
  if (tasks.length > 0 && !isToBeTried(root, now)) return out;
  for (const { title, chosen } of tasks) {
    const message = await publish(chosen);
    if (message === undefined) out.push(title);
    // Another process may have been faster.
    else if ((await dueTasks(root, now)).some((one) => one.title === title))
      writeWhole(
        lateFile(root),
        JSON.stringify({ title, message, at: now, content: contentHash(root) } satisfies Late),
      );
  }
  if (out.length === tasks.length) rmSync(lateFile(root), { force: true });
  return out;
};

/** The posts whose moment has come, with it: little to read, and it changes with whatever could be due. */
const passedMoments = (root: string): string => {
  const timeZone = timeZoneIn(root);
  return globSync('content/blog/*/index.md', { cwd: root })
    .flatMap((file) => readEntriesOf(file, readText(root, file)).entries)
    .filter((entry) => !isKeptBack(entry))
    .map(({ file, data }) => ({ file, moment: goesOutAt(data ?? {}, timeZone) ?? Infinity }))
    .filter(({ moment }) => moment <= Date.now())
    .map(({ file, moment }) => `${file} ${moment}`)
    .join('\n');
};

/** How often it is looked whether a post is due, in milliseconds. */
const interval = 15_000;

/** Lets out what is due from now on, until it is stopped. `publishNow` answers with nothing where it could not look. */
export const watchForDue = (
  root: string,
  publishNow: () => Promise<readonly string[] | undefined>,
): { stop: () => void } => {
  let isBusy = false;
  let settled = '';
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      const passed = passedMoments(root);
      if (passed !== settled && (await publishNow()) && !readLate(root)) settled = passed;
    } catch (error) {
      console.error(error);
    }
    isBusy = false;
  };
  const timer = setInterval(() => void look(), interval);
  void look();
  return { stop: () => clearInterval(timer) };
};

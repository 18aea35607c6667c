import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { underLock } from '@agency/tooling/build/build.ts';
import {
  differingFiles,
  isWhole,
  listBuilds,
  manifestOf,
  placeBuild,
  type Manifest,
} from '@agency/tooling/build/builds.ts';
import { postsDue } from '@agency/tooling/build/build.ts';
import { writeWhole } from '@agency/tooling/build/write-whole.ts';
import { titleOf } from '../content/entries.ts';
import { ownerOf, type Author } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { failedJob, orderBuild, type Builder, type Job } from './job.ts';
import { sendPublished } from './push.ts';
import {
  changesInWords,
  listPending,
  prepareRelease,
  readUnpublished,
  type Chosen,
} from './unpublished.ts';

const answersAt = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const beforeFirst = 'The site before its first publication';

/** The states of the site that visitors see or saw and that can be put in place again, the newest first. */
const publicationsOf = (root: string) =>
  listBuilds(root).map(({ id, note: { at, published, words, by }, live }) => {
    return { id, at, words: published ? words : [beforeFirst], by, live };
  });

/** Puts an earlier build in place again, once no other build is under way. */
const placeAgain = (root: string, id: string, onWait: () => void): Promise<void> =>
  underLock(root, onWait, async () => {
    const kept = listBuilds(root).find((build) => build.id === id);
    if (!kept) throw new Refusal('This publication is no longer kept.', 404);
    if (!isWhole(root, kept))
      throw new Refusal(
        'Files of this publication are missing or damaged, so it can’t be restored. Visitors see the site as before. Choose another one.',
        409,
      );
    placeBuild(root, id);
  });

/** A post that should be seen by now and isn't. */
interface Late {
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
const publishDue = async (root: string, build: Builder): Promise<string[]> => {
  const now = Date.now();
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

interface Order {
  /** Left out, it is all that is saved. */
  chosen?: readonly Chosen[] | undefined;
  /** Left out, it is the owner of the machine. */
  by?: Author | undefined;
}

/** Publishes the content, one job at a time. What fails leaves what was live. Tests put in a quicker `build`. */
export const openPublisher = ({ root, build = orderBuild }: { root: string; build?: Builder }) => {
  let job: Job | undefined;
  // How it ended is told until something is changed, in a form or by hand.
  let contentBefore: Manifest = {};
  const isEnded = ({ state }: Job) => state === 'done' || state === 'failed';

  const refuseWhileBusy = (): void => {
    if (job && !isEnded(job))
      throw new Refusal('The site is being published already. Wait until that is done.', 409);
  };

  /** Runs in the background; the state of the job tells how it ends. */
  const run = async ({ chosen, by = ownerOf(root) }: Order): Promise<void> => {
    let ended: Job;
    try {
      const { words, mark, only } = prepareRelease(root, chosen);
      const at = new Date().toISOString();
      const place = { at, published: true, words, by: by.name, ...mark };
      await build(
        root,
        { from: root, only, place, checksPages: true },
        (state) => (job = { state }),
      );
      ended = { state: 'done', sent: await sendPublished(root, by) };
    } catch (error) {
      ended = failedJob(error);
    }
    contentBefore = manifestOf(root);
    job = ended;
  };

  return {
    /**
     * What would be published, how the last job goes or went, and what can be brought back.
     * `here` is the address of the site's server on this machine, which often can't reach itself
     * by its public name.
     */
    state: async (siteUrl: string, here = siteUrl) => {
      // Looked at first: when it says that the job is done, the rest is as it is after it.
      const current = job && { ...job };
      if (current?.state === 'done')
        current.isServed = (await answersAt(here)) || (await answersAt(siteUrl));
      const unpublished = readUnpublished(root);
      const isOutdated =
        current && isEnded(current) && differingFiles(contentBefore, unpublished.saved).length > 0;
      return {
        /** The address in canonical links. */
        siteUrl,
        /** What visitors don't see yet, in words. */
        changes: changesInWords(unpublished),
        /** By file; left out where nothing was published before, so that all goes out. */
        pending: unpublished.published && listPending(root, unpublished),
        /** What is dated ahead, and should be out by now. */
        late: readLate(root),
        job: isOutdated ? undefined : current,
        publications: publicationsOf(root),
      };
    },
    publish: (order: Order = {}): void => {
      refuseWhileBusy();
      job = { state: 'checking' };
      void run(order);
    },
    /** Builds what is published again where the moment of a post has come. */
    publishDue: () => publishDue(root, build),
    /** Answers with why the repository did not take it, where it did not. */
    bringBack: async (id: string, by = ownerOf(root)): Promise<string | undefined> => {
      refuseWhileBusy();
      try {
        await placeAgain(root, id, () => (job = { state: 'waiting' }));
        return (await sendPublished(root, by)).refused;
      } finally {
        // How an earlier publication ended is not what visitors see now.
        job = undefined;
      }
    },
  };
};

export type PublishingState = Awaited<ReturnType<ReturnType<typeof openPublisher>['state']>>;

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

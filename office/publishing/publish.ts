import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { postsDue, underLock } from '@agency/tooling/build/build.ts';
import {
  differingFiles,
  isWhole,
  listBuilds,
  manifestOf,
  placeBuild,
  seenBuild,
  settingsHash,
  type Manifest,
} from '@agency/tooling/build/builds.ts';
import { writeWhole } from '@agency/tooling/build/write-whole.ts';
import { readBuildSettings } from '@agency/server/settings/settings.ts';
import { readEntries } from '@agency/content-model/reader/read-entries.ts';
import { goesOutInWords, titleOf, titlesIn } from '../content/entries.ts';
import { ownerOf, readBytes, type Author } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { failedJob, orderBuild, type Builder, type Job } from './job.ts';
import { refuseWithoutNeeded } from './needed-changes.ts';
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

const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === code) || hasErrorCode(error.cause, code));

/**
 * Whether the site answers at its public address, which shows in a file that no other site has;
 * undefined if nothing answers, since a machine often can't reach itself by its public name.
 */
const showsSite = async (root: string, siteUrl: string): Promise<boolean | undefined> => {
  const name = 'manifest.webmanifest';
  const own = readBytes(root, `dist/site/${name}`);
  try {
    const answer = await fetch(`${siteUrl}/${name}`, { signal: AbortSignal.timeout(3000) });
    return answer.ok && (await answer.text()) === String(own);
  } catch (error) {
    return hasErrorCode(error, 'ENOTFOUND') ? false : undefined;
  }
};

const hasOtherSettings = (root: string): boolean => {
  const built = seenBuild(root)?.note.settings;
  return built !== undefined && built !== settingsHash(readBuildSettings(process.env));
};

const beforeFirst = 'The site before its first publication';

/** The builds that visitors see or saw and that can be restored, newest first. */
const publicationsOf = (root: string) =>
  listBuilds(root).map(({ id, note: { at, published, words, by }, live }) => {
    return { id, at, words: published ? words : [beforeFirst], by, live };
  });

/** Restores an earlier build, once no other build is running. */
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

/** A scheduled post that should be live by now and isn't. */
interface Late {
  title: string;
  /** The reason. */
  message: string;
  /** The time of the last attempt, in milliseconds. */
  at: number;
}

const lateFile = (root: string) => join(root, 'data/admin/late.json');

export const readLate = (root: string): Late | undefined =>
  existsSync(lateFile(root))
    ? (JSON.parse(readFileSync(lateFile(root), 'utf8')) as Late)
    : undefined;

/** The delay between a failure and the next attempt, in milliseconds. */
const retryDelay = 15 * 60_000;

const isTriedLately = (root: string, now: number): boolean => {
  const late = readLate(root);
  // An attempt in the future means that the clock was set back: don't wait.
  return late !== undefined && now >= late.at && now - late.at < retryDelay;
};

/**
 * Rebuilds what is published when a scheduled post is due.
 * Returns the titles of the posts that went live.
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

/** What is dated ahead, in sentences. */
const listAhead = (root: string) => {
  const { entries } = readEntries(root);
  return entries.flatMap((entry) => {
    const goesOut = goesOutInWords(entry, entries);
    return goesOut ? [`“${titlesIn(entries)(entry)}” goes out ${goesOut}.`] : [];
  });
};

interface Order {
  /** Left out, everything saved is published. */
  chosen?: readonly Chosen[] | undefined;
  /** Defaults to the owner of the machine. */
  by?: Author | undefined;
}

/** Publishes the content, one job at a time. A failure leaves the live site as it was. Tests pass a faster `build`. */
export const openPublisher = ({ root, build = orderBuild }: { root: string; build?: Builder }) => {
  let job: Job | undefined;
  // The result of a job is reported until the content changes, in a form or by hand; a refusal at least until it was seen.
  let contentBefore: Manifest = {};
  let isSeen = false;
  const isEnded = ({ state }: Job) => state === 'done' || state === 'failed';

  const refuseWhileBusy = (): void => {
    if (job && !isEnded(job))
      throw new Refusal('The site is being published already. Wait until that is done.', 409);
  };

  /** Runs in the background; its result is in `job`. */
  const run = async ({ chosen, by = ownerOf(root) }: Order): Promise<void> => {
    try {
      const { words, mark, only } = prepareRelease(root, chosen);
      if (chosen && only) await refuseWithoutNeeded(root, chosen);
      const at = new Date().toISOString();
      const place = { at, published: true, words, by: by.name, ...mark };
      await build(root, { from: root, only, place }, (state) => (job = { state }));
      const sent = await sendPublished(root, by);
      contentBefore = manifestOf(root);
      job = { state: 'done', sent };
    } catch (error) {
      contentBefore = manifestOf(root);
      job = failedJob(error);
    }
  };

  return {
    /**
     * What would be published, the state of the last job, and what can be restored. `here` is the local
     * address of the site's server, since a machine often can't reach itself by its public name.
     */
    state: async (siteUrl: string, here = siteUrl) => {
      // Read first: if the job is done, the rest reflects its result.
      const current = job && { ...job };
      const shows = await showsSite(root, siteUrl);
      const isServed = shows ?? (siteUrl !== here && (await answersAt(here)));
      const unpublished = readUnpublished(root);
      const isOutdated =
        current &&
        (isSeen || current.state === 'done') &&
        isEnded(current) &&
        differingFiles(contentBefore, unpublished.saved).length > 0;
      return {
        /** The base URL of canonical links. */
        siteUrl,
        /** Unpublished changes, in words. */
        changes: changesInWords(unpublished),
        /** Unpublished changes by file; undefined before the first publication, when everything goes out. */
        pending: unpublished.published && listPending(root, unpublished),
        /** What is dated ahead and when it goes out, in sentences. */
        ahead: listAhead(root),
        /** Whether settings of the pages have changed since they were built. */
        otherSettings: hasOtherSettings(root),
        /** The scheduled post that is overdue. */
        late: readLate(root),
        job: isOutdated ? undefined : current,
        /** Whether the site is online. If not, nothing that is published is live. */
        isServed,
        /** Whether its address is taken by something else, or not registered at all. */
        isElsewhere: shows === false,
        publications: publicationsOf(root),
      };
    },
    publish: (order: Order = {}): void => {
      refuseWhileBusy();
      job = { state: 'checking' };
      isSeen = false;
      void run(order);
    },
    /** Somebody has seen the result of the last job. */
    noteSeen: (): void => {
      isSeen = job !== undefined && isEnded(job);
    },
    /** Rebuilds what is published when a scheduled post is due. */
    publishDue: () => publishDue(root, build),
    /** Restores a publication. Returns why the push to the repository was refused, if it was. */
    bringBack: async (id: string, by = ownerOf(root)): Promise<string | undefined> => {
      refuseWhileBusy();
      try {
        await placeAgain(root, id, () => (job = { state: 'waiting' }));
        return (await sendPublished(root, by)).refused;
      } finally {
        // The result of the previous job no longer describes the live site.
        job = undefined;
      }
    },
  };
};

export type PublishingState = Awaited<ReturnType<ReturnType<typeof openPublisher>['state']>>;

/** How often to check for due posts, in milliseconds. */
const interval = 15_000;

/** Checks for due posts now and at every interval, until stopped. */
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

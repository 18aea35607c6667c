import type { BuildState } from '../../build/build.ts';
import { differingFiles, manifestOf, type Manifest } from '../../build/builds.ts';
import { Refusal } from '../refusal.ts';
import { makeChange } from '../history/history.ts';
import { changeBack } from './changes.ts';
import { publishDue, readLate, readUnpublished, type Late } from './due.ts';
import { failedJob, orderBuild, type Builder, type Job, type Work } from './job.ts';
import type { Chosen, PendingChange } from './pending.ts';
import { publicationsPushed, publishByPush } from './publish-by-push.ts';
import { restorePushed } from './publish-by-push.ts';
import { bringBackHere, publicationsHere, publishHere } from './publish-here.ts';
import { byItself, keepWay, readWay, requireWay } from './publish-way.ts';
import type { Publication, Publisher, Way } from './publish-way.ts';
import { unpushedFiles } from './pushed-states.ts';
import { listPending, openSaves, pendingFields, tellChanges } from './unpublished.ts';
import type { Choices } from './settle.ts';
import { ownerOf, type Author } from '../history/write-save.ts';

/** What would be published and how, how the last job goes or went, and what can be brought back. */
export interface PublishingState {
  /** The address in canonical links. */
  siteUrl: string;
  /** Left out where it is still to be chosen. */
  way?: Way | undefined;
  /** Whether the environment says it. */
  isFixed: boolean;
  /** Where a push goes: `origin/main`. */
  upstream?: string;
  /** Why a push would go nowhere, in a sentence. */
  noUpstream?: string;
  /** What visitors don't see yet, in words. */
  changes: readonly string[];
  /** By entry; left out where nothing was published before, so that all goes out. */
  pending?: readonly PendingChange[];
  /** What is dated ahead, and should be out by now. */
  late?: Late | undefined;
  job?: Job;
  publications: readonly Publication[];
}

const answersAt = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );

interface Order {
  /** Whose words stay where somebody else changed the same field. */
  choices?: Choices | undefined;
  /** Left out, it is all that is saved. */
  chosen?: readonly Chosen[] | undefined;
  /** Left out, it is the owner of the machine. */
  by?: Publisher | undefined;
}

interface PublisherOptions {
  root: string;
  /** Tests put in one that is quicker. */
  build?: Builder;
}

/** Publishes the content, one job at a time. What fails leaves what was live. */
export const openPublisher = ({ root, build = orderBuild }: PublisherOptions) => {
  let job: Job | undefined;
  // How it ended is told until something is changed, in a form or by hand.
  let contentBefore: Manifest = {};
  const isEnded = ({ state }: Job) => state === 'done' || state === 'failed';
  const isOutdated = (ended: Job) =>
    isEnded(ended) && differingFiles(contentBefore, manifestOf(root)).length > 0;

  const refuseWhileBusy = (): void => {
    if (job && !isEnded(job))
      throw new Refusal('The site is being published already. Wait until that is done.', 409);
  };

  const endWell = (way: Way): void => {
    // What others have pushed has come in.
    contentBefore = manifestOf(root);
    job = { state: 'done', way };
  };

  /** Runs in the background; the state of the job tells how it ends. */
  const begin = async (
    way: Way,
    publish: (work: Work) => Promise<void>,
    { chosen, by = ownerOf(root), takeBack = () => {} }: Order & { takeBack?: () => void } = {},
  ): Promise<void> => {
    const onState = (state: BuildState) => (job = { state, way });
    job = { state: 'checking', way };
    try {
      contentBefore = manifestOf(root);
      keepWay(root, way);
      await publish({ root, by, build, onState });
      endWell(way);
    } catch (error) {
      takeBack();
      job = { ...failedJob(error, way), chosen };
    }
  };

  const start = async ({ choices, chosen, by }: Order): Promise<{ ended: Promise<void> }> => {
    const to = await requireWay(root);
    if (to.way === 'git' && (await unpushedFiles(root)).length === 0)
      throw new Refusal('Nothing has changed since the last publication.', 409);
    refuseWhileBusy();
    const publish = (work: Work) =>
      to.way === 'here'
        ? publishHere(work, chosen)
        : publishByPush(work, to.upstream, { choices, chosen });
    return { ended: begin(to.way, publish, { chosen, by }) };
  };

  const publishAlone = async (chosen: readonly Chosen[]): Promise<string | undefined> => {
    try {
      const { ended } = await start({ chosen, by: byItself });
      await ended;
    } catch (error) {
      return failedJob(error, 'here').message;
    }
    if (job?.state !== 'failed') return undefined;
    const { message = '', problems = [] } = job;
    return [message, ...problems.slice(0, 2).map((problem) => problem.message)].join(' ');
  };

  return {
    /** `here` is the address of the site's server on this machine, which often can't reach itself by its public name. */
    state: async (siteUrl: string, here = siteUrl): Promise<PublishingState> => {
      // Looked at first: when it says that the job is done, the rest is as it is after it.
      const current = job && { ...job };
      if (current?.state === 'done' && current.way === 'here')
        current.isServed = (await answersAt(here)) || (await answersAt(siteUrl));
      const { way, isFixed, upstream } = await readWay(root);
      const canPush = typeof upstream !== 'string';
      const isPushed = way === 'git' && canPush;
      const unpublished = await readUnpublished(root);
      const files = unpublished.files?.map(({ file }) => file);
      return {
        siteUrl,
        way,
        isFixed,
        ...(canPush ? { upstream: upstream.name } : { noUpstream: upstream }),
        changes: tellChanges(openSaves(root, unpublished.mark, files), files),
        ...(files && { pending: listPending(root, unpublished) }),
        late: readLate(root),
        ...(current && !isOutdated(current) && { job: current }),
        publications: isPushed ? await publicationsPushed(root) : publicationsHere(root),
      };
    },
    choose: (way: Way): void => keepWay(root, way),
    /** The fields of a change that waits, each as visitors see it and as it is saved. */
    pendingFields: async (key: string) => pendingFields(await readUnpublished(root), key),
    publish: async (order: Order = {}): Promise<void> => void (await start(order)),
    /** Lets out what is dated ahead and due. Undefined while something else is being published. */
    publishDue: async (now?: number): Promise<string[] | undefined> =>
      job && !isEnded(job) ? undefined : publishDue(root, publishAlone, now),
    bringBack: async (id: string, author?: Author): Promise<void> => {
      const chosen = await requireWay(root);
      refuseWhileBusy();
      if (chosen.way === 'here') {
        try {
          await bringBackHere(root, id, () => (job = { state: 'waiting', way: 'here' }));
        } finally {
          // How an earlier publication ended is not what visitors see now.
          job = undefined;
        }
        return;
      }
      const { upstream } = chosen;
      const change = await restorePushed(root, id, author);
      void begin('git', (work) => publishByPush(work, upstream), {
        by: author,
        takeBack: () => change !== undefined && void makeChange(root, changeBack(root, change)),
      });
    },
  };
};

import type { BuildState } from '../../build/build.ts';
import { differingFiles, manifestOf, type Manifest } from '../../build/builds.ts';
import { Refusal, type FieldProblem } from '../refusal.ts';
import { Unsettled } from './settle.ts';
import { makeChange } from '../history/history.ts';
import { changeBack } from './take-back.ts';
import { orderBuild, type Builder, type Work } from './order-build.ts';
import { changesToPush, publicationsPushed, publishByPush } from './publish-by-push.ts';
import { restorePushed } from './publish-by-push.ts';
import { bringBackHere, changesHere, publicationsHere, publishHere } from './publish-here.ts';
import { keepWay, readWay, requireWay, type Publication, type Way } from './publish-way.ts';
import { unpushedFiles } from './pushed-states.ts';
import type { Choices, Clash } from './settle.ts';
import type { Author } from '../history/write-save.ts';

export interface Job {
  state: 'checking' | BuildState | 'done' | 'failed';
  way: Way;
  message?: string;
  problems?: FieldProblem[];
  /** What was changed here and elsewhere, to be chosen. */
  clashes?: readonly Clash[];
  /** Whether a website answers at its address, once it is in place on this machine. */
  isServed?: boolean;
}

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
  /** In words. */
  changes: readonly string[];
  job?: Job;
  publications: readonly Publication[];
}

const answersAt = (siteUrl: string): Promise<boolean> =>
  fetch(siteUrl, { method: 'HEAD', signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const failure = (error: unknown, way: Way): Job => {
  if (error instanceof Unsettled)
    return { state: 'failed', way, message: error.message, clashes: error.clashes };
  if (error instanceof Refusal)
    return { state: 'failed', way, message: error.message, problems: [...error.problems] };
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  const reason = isFull ? 'The disk is full.' : 'Something went wrong on this machine.';
  return { state: 'failed', way, message: `${reason} What visitors see is as it was. Try again.` };
};

interface PublisherOptions {
  root: string;
  /** Tests put in one that is quicker. */
  build?: Builder;
}

/** Publishes the content, one job at a time. What fails leaves what was live. */
export const openPublisher = ({ root, build = orderBuild }: PublisherOptions) => {
  let job: Job | undefined;
  // What failed is told until something is changed, in a form or by hand.
  let contentBefore: Manifest = {};
  const isOutdated = ({ state }: Job) =>
    state === 'failed' && differingFiles(contentBefore, manifestOf(root)).length > 0;

  const refuseWhileBusy = (): void => {
    if (job && !['done', 'failed'].includes(job.state))
      throw new Refusal('The site is being published already. Wait until that is done.', 409);
  };

  /** Runs in the background; the state of the job tells how it ends. */
  const begin = async (
    way: Way,
    publish: (work: Work) => Promise<void>,
    takeBack = () => {},
  ): Promise<void> => {
    const onState = (state: BuildState) => (job = { state, way });
    job = { state: 'checking', way };
    try {
      contentBefore = manifestOf(root);
      keepWay(root, way);
      await publish({ root, build, onState });
      job = { state: 'done', way };
    } catch (error) {
      takeBack();
      job = failure(error, way);
    }
  };

  return {
    state: async (siteUrl: string): Promise<PublishingState> => {
      // Looked at first: when it says that the job is done, the rest is as it is after it.
      const current = job && { ...job };
      if (current?.state === 'done' && current.way === 'here')
        current.isServed = await answersAt(siteUrl);
      const { way, isFixed, upstream } = await readWay(root);
      const canPush = typeof upstream !== 'string';
      const isPushed = way === 'git' && canPush;
      return {
        siteUrl,
        way,
        isFixed,
        ...(canPush ? { upstream: upstream.name } : { noUpstream: upstream }),
        changes: isPushed ? await changesToPush(root) : changesHere(root),
        ...(current && !isOutdated(current) && { job: current }),
        publications: isPushed ? await publicationsPushed(root) : publicationsHere(root),
      };
    },
    choose: (way: Way): void => keepWay(root, way),
    /** `choices` say whose words stay where somebody else changed the same field. */
    publish: async (choices: Choices = {}): Promise<void> => {
      const chosen = await requireWay(root);
      refuseWhileBusy();
      if (chosen.way === 'here') return void begin('here', publishHere);
      if ((await unpushedFiles(root)).length === 0)
        throw new Refusal('Nothing has changed since the last publication.', 409);
      refuseWhileBusy();
      return void begin('git', (work) => publishByPush(work, chosen.upstream, choices));
    },
    bringBack: async (id: string, author?: Author): Promise<void> => {
      const chosen = await requireWay(root);
      refuseWhileBusy();
      if (chosen.way === 'here') {
        const before = job;
        try {
          await bringBackHere(root, id, () => (job = { state: 'waiting', way: 'here' }));
          job = { state: 'done', way: 'here' };
        } catch (error) {
          job = before;
          throw error;
        }
        return;
      }
      const { upstream } = chosen;
      const change = await restorePushed(root, id, author);
      void begin(
        'git',
        (work) => publishByPush(work, upstream, {}),
        () => change !== undefined && void makeChange(root, changeBack(root, change)),
      );
    },
  };
};

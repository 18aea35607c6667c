import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles } from '../../content-check/check-files.ts';
import { inOneLine, type Problem } from '../../content-check/problem.ts';
import { Refusal, type FieldProblem } from '../refusal.ts';
import { buildTools, type BuildTools } from './build-aside.ts';
import { readBytes, writeWhole } from './files.ts';
import { contentAt, hasUpstream, listPushed, pushContent, unpushedFiles } from './git.ts';
import { makeChange, undoChange } from './history.ts';
import { hashOf } from './history-store.ts';
import { buildFolder, listPublications, liveNote, placeBuild } from './publications.ts';
import { prunePublications, writeNote } from './publications.ts';
import { contentManifest, differingFiles, lastChange, unpublishedChanges } from './unpublished.ts';

type Way = 'git' | 'here';

export interface Job {
  state: 'checking' | 'building' | 'placing' | 'done' | 'failed';
  message?: string;
  problems?: FieldProblem[];
}

interface PublisherOptions {
  root: string;
  /** Left out, it is git where there is a branch to push to. */
  way?: Way | undefined;
  tools?: BuildTools;
}

/** The newest change that was pushed; `here` it stands beside the build. */
const pushedMark = (root: string) => join(root, 'data/admin/pushed.json');

const readMark = (root: string): string | undefined =>
  existsSync(pushedMark(root))
    ? (JSON.parse(readFileSync(pushedMark(root), 'utf8')) as { lastChange?: string }).lastChange
    : undefined;

const changesIn = async (root: string, way: Way): Promise<string[]> => {
  if (way === 'git')
    return unpublishedChanges(root, { since: readMark(root), files: await unpushedFiles(root) });
  const live = liveNote(root);
  const files = live?.content && differingFiles(live.content, contentManifest(root));
  return unpublishedChanges(root, { since: live?.lastChange, files });
};

const refuseOver = (problems: readonly Problem[]): void => {
  if (problems.length > 0)
    throw new Refusal(
      'Something has to be put in order first. What visitors see is as it was.',
      422,
      problems.map((problem) => ({ field: problem.field ?? [], message: inOneLine(problem) })),
    );
};

const failure = (error: unknown): Job => {
  if (error instanceof Refusal)
    return { state: 'failed', message: error.message, problems: [...error.problems] };
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  const reason = isFull ? 'The disk is full.' : 'Something went wrong on this machine.';
  return { state: 'failed', message: `${reason} What visitors see is as it was. Try again.` };
};

/** Publishes the content, one job at a time. What fails leaves what was live. */
export const openPublisher = ({ root, way: wanted, tools = buildTools }: PublisherOptions) => {
  let job: Job | undefined;
  const wayOf = async (): Promise<Way> => wanted ?? ((await hasUpstream(root)) ? 'git' : 'here');

  const refuseWhileBusy = (): void => {
    if (job && !['done', 'failed'].includes(job.state))
      throw new Refusal('The site is being published already. Wait until that is done.', 409);
  };

  const run = async (way: Way): Promise<void> => {
    refuseOver(await checkFiles(root));
    const words = await changesIn(root, way);
    const content = contentManifest(root);
    const note = { at: new Date().toISOString(), words, lastChange: lastChange(root), content };
    const id = note.at.replaceAll(/[:.]/gu, '-');
    job = { state: 'building' };
    prunePublications(root);
    try {
      const folder = `data/admin/publications/${id}`;
      await tools.build(root, folder);
      refuseOver(await tools.checkPages(root, join(root, folder, 'site')));
      if (differingFiles(content, contentManifest(root)).length > 0)
        throw new Refusal(
          'Something was saved while the site was being built. Publish again.',
          409,
        );
      job = { state: 'placing' };
      if (way === 'git') {
        await pushContent(root, words);
        writeWhole(pushedMark(root), JSON.stringify({ lastChange: note.lastChange }));
      } else {
        writeNote(root, id, note);
        placeBuild(root, id);
      }
    } finally {
      prunePublications(root);
      if (way === 'git') rmSync(buildFolder(root, id), { recursive: true, force: true });
    }
  };

  /** Runs in the background; the state of the job tells how it ends. */
  const begin = async (way: Way, takeBack = () => {}): Promise<void> => {
    job = { state: 'checking' };
    try {
      await run(way);
      job = { state: 'done' };
    } catch (error) {
      job = failure(error);
      takeBack();
    }
  };

  const bringBackPushed = async (id: string): Promise<void> => {
    const publication = (await listPushed(root)).find((one) => one.id === id);
    if (!publication) throw new Refusal('This publication is no longer in the list.', 404);
    if ((await unpushedFiles(root)).length > 0)
      throw new Refusal(
        'There are changes that are not published. Publish them or take them back first.',
        409,
      );
    const then = await contentAt(root, id);
    const hashes = [...then].map(([file, bytes]) => [file, hashOf(bytes) ?? ''] as const);
    const names = differingFiles(contentManifest(root), Object.fromEntries(hashes));
    if (names.length === 0) throw new Refusal('This is what is published now.', 409);
    const files = names.map((file) => ({
      file,
      before: readBytes(root, file),
      after: then.get(file) ?? null,
    }));
    refuseWhileBusy();
    const [date] = publication.at.split('T');
    const change = makeChange(root, { words: `Brought back as it was on ${date}`, files });
    void begin('git', () => undoChange(root, change));
  };

  return {
    /** What would be published, how the last job goes or went, and what can be brought back. */
    state: async () => {
      // Looked at first: when it says that the job is done, the rest is as it is after it.
      const current = job;
      const way = await wayOf();
      const publications = way === 'git' ? await listPushed(root) : listPublications(root);
      const changes = await changesIn(root, way);
      return { way, changes, ...(current && { job: current }), publications };
    },
    publish: async (): Promise<void> => {
      const way = await wayOf();
      refuseWhileBusy();
      if (way === 'git' && (await unpushedFiles(root)).length === 0)
        throw new Refusal('Nothing has changed since the last publication.', 409);
      refuseWhileBusy();
      void begin(way);
    },
    bringBack: async (id: string): Promise<void> => {
      const way = await wayOf();
      refuseWhileBusy();
      if (way === 'git') return bringBackPushed(id);
      if (!listPublications(root).some((one) => one.id === id))
        throw new Refusal('This publication is no longer kept.', 404);
      placeBuild(root, id);
      job = { state: 'done' };
    },
  };
};

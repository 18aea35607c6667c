import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { underLock } from '../../build/build.ts';
import { buildFolder, differingFiles, isWhole, listBuilds, liveBuild } from '../../build/builds.ts';
import { manifestOf, placeBuild, publishedBuild } from '../../build/builds.ts';
import { readEntries, shownOf } from '../../content-check/read-entries.ts';
import { Refusal } from '../refusal.ts';
import { readBytes, replaceFile } from '../history/files.ts';
import { inTurn, type Work } from './job.ts';
import { timeZoneIn } from '../content/entries.ts';
import type { Chosen, Unpublished } from './pending.ts';
import { prepareRelease } from './release.ts';
import { nameOf, type Publication } from './publish-way.ts';

/** What visitors don't see yet of the content in a folder. */
export const unpublishedHere = (root: string, folder = root): Unpublished => {
  const base = publishedBuild(root) ?? liveBuild(root);
  const timeZone = timeZoneIn(folder);
  if (!base) return { files: undefined, mark: {}, timeZone };
  const { id, note } = base;
  const files = differingFiles(note.content, manifestOf(folder)).map((file) => ({
    file,
    before: readBytes(buildFolder(root, id), file),
    after: readBytes(folder, file),
  }));
  return { files, mark: note, timeZone };
};

/** Whether something is due that was published before its moment. */
export const isBuildBehind = (root: string, now: number): boolean => {
  const base = publishedBuild(root) ?? liveBuild(root);
  if (!base) return false;
  const { at, builtAt = at } = base.note;
  const { entries } = readEntries(buildFolder(root, base.id));
  return shownOf(entries, now).some(({ goesOutAt = 0 }) => goesOutAt > Date.parse(builtAt));
};

const beforeFirst = 'The site before its first publication';

/** The builds that can be put in place again, the newest first. */
export const publicationsHere = (root: string): Publication[] =>
  listBuilds(root).map(({ id, note: { at, published, words, by }, live }) => {
    return { id, at, words: published ? words : [beforeFirst], by, live };
  });

/** Builds the content as it stands now, or what is chosen of it, and puts it in place on this machine. */
export const publishHere = (work: Work, chosen?: readonly Chosen[]): Promise<void> =>
  inTurn(work, async (folder) => {
    const { root, by, build, onState } = work;
    // All at once: what is saved from now on goes out with the next publication.
    cpSync(join(root, 'content'), join(folder, 'content'), {
      recursive: true,
      preserveTimestamps: true,
    });
    const release = await prepareRelease(root, unpublishedHere(root, folder), chosen);
    const { words, mark, content = [] } = release;
    for (const { file, after } of content) replaceFile(folder, file, after);
    const place = { at: new Date().toISOString(), published: true, words, by: nameOf(by), ...mark };
    const sources = { program: root, content: folder };
    await build(root, { sources, place, checksPages: true }, onState);
  });

/** Puts an earlier build in place again, once no other build is under way. */
export const bringBackHere = (root: string, id: string, onState: Work['onState']): Promise<void> =>
  underLock(root, onState, async () => {
    const kept = listBuilds(root).find((build) => build.id === id);
    if (!kept) throw new Refusal('This publication is no longer kept.', 404);
    if (!isWhole(root, kept))
      throw new Refusal(
        'Files of this publication are missing or damaged, so it can’t be restored. Visitors see the site as before. Choose another one.',
        409,
      );
    placeBuild(root, id);
  });

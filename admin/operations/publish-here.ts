import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { underLock } from '../../build/build.ts';
import { differingFiles, isKept, listBuilds } from '../../build/builds.ts';
import { manifestOf, placeBuild, publishedBuild } from '../../build/builds.ts';
import { Refusal } from '../refusal.ts';
import { inOwnFolder } from '../history/files.ts';
import { lastChange } from '../history/saves.ts';
import type { Work } from './order-build.ts';
import type { Publication } from './publish-way.ts';
import { unpublishedChanges } from './unpublished.ts';

/** What visitors don't see yet, in words. */
export const changesHere = (root: string): string[] => {
  const note = publishedBuild(root)?.note;
  const files = note && differingFiles(note.content, manifestOf(root));
  return unpublishedChanges(root, { since: note?.lastChange, files });
};

/** The builds that can be put in place again, the newest first. */
export const publicationsHere = (root: string): Publication[] =>
  listBuilds(root)
    .filter(({ note, live }) => note.published || live)
    .map(({ id, note: { at, words }, live }) => ({ id, at, words, live }));

/** Builds the content as it stands now, and puts it in place on this machine. */
export const publishHere = ({ root, build, onState }: Work): Promise<void> =>
  inOwnFolder(root, async (folder) => {
    const words = changesHere(root);
    // All at once: what is saved from now on goes out with the next publication.
    cpSync(join(root, 'content'), join(folder, 'content'), {
      recursive: true,
      preserveTimestamps: true,
    });
    const at = new Date().toISOString();
    const place = { at, published: true, words, lastChange: lastChange(root) };
    const sources = { program: root, content: folder };
    await build(root, { sources, place, checksPages: true }, onState);
  });

/** Puts an earlier build in place again, once no other build is under way. */
export const bringBackHere = (root: string, id: string, onWait: () => void): Promise<void> =>
  underLock(root, onWait, async () => {
    if (!isKept(root, id)) throw new Refusal('This publication is no longer kept.', 404);
    placeBuild(root, id);
  });

import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import {
  settingsHash,
  buildFolder,
  newBuildId,
  placeBuild,
  pruneBuilds,
  publishedBuild,
  writeNote,
} from './builds.ts';
import { readBuildSettings } from '../../server/settings/settings.ts';

/** Creates the folder of a build, finished or not. */
const make = (root: string, at: string, { published = true, isFinished = true } = {}): string => {
  const id = newBuildId(at);
  mkdirSync(join(buildFolder(root, id), 'site'), { recursive: true });
  if (isFinished) writeNote(root, id, { at, published, words: [], fingerprint: '' });
  return id;
};

const kept = (root: string) => readdirSync(join(root, 'builds')).toSorted();

test('pruning keeps the live build, the last five publications and the site before the first; of a rebuilt publication, the live one', () => {
  const root = temporaryDirectory();
  make(root, '2025-12-30T00:00:00.000Z', { published: false });
  const original = make(root, '2025-12-31T00:00:00.000Z', { published: false });
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => make(root, `2026-01-0${day}T00:00:00.000Z`));
  make(root, '2026-01-08T00:00:00.000Z', { isFinished: false });
  placeBuild(root, days[0] ?? '');
  pruneBuilds(root);
  expect(kept(root)).toEqual([original, days[0], ...days.slice(2)]);
  const anew = make(root, '2026-01-01T00:00:00.000Z');
  placeBuild(root, anew);
  pruneBuilds(root);
  expect(kept(root)).toEqual([original, anew, ...days.slice(2)]);
  expect(publishedBuild(root)?.id).toBe(anew);
});

test('another port of this machine is no change of the settings, and an address is', () => {
  const hashOf = (environment: Record<string, string>) =>
    settingsHash(readBuildSettings(environment));
  expect(hashOf({ PORT: '4001' })).toBe(hashOf({ PORT: '4002' }));
  expect(hashOf({ SITE_URL: 'https://www.example.com' })).not.toBe(hashOf({}));
});

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  beginBuild,
  home,
  liveSite,
  openProjectCopy,
  sayOnHome,
  type ProjectCopy,
} from '../fixtures/project-copy.ts';

let copy: ProjectCopy;
let project: string;

const run = (...parameters: string[]) => beginBuild(copy, parameters).ended;

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  // Nothing of its group is left: what it had started ends with it.
  await vi.waitFor(() => expect(() => process.kill(-(child.pid ?? 0), 0)).toThrow('ESRCH'), 30_000);
};

beforeAll(async () => {
  copy = await openProjectCopy({ withPictures: false });
  project = copy.root;
}, 120_000);

afterAll(() => copy.remove());

/** What is there once a build has come so far. */
const stages = {
  'its content is copied': 'builds/*/content/site.yml',
  'pages are written': 'builds/*/site/about.html',
  'files are compressed': 'builds/*/site/about.html.br',
};

test(
  'a build that is killed early, midway or late leaves the site that was live, and the next one is that of a clean folder',
  { timeout: 1_800_000 },
  async () => {
    const original = readFileSync(join(project, home), 'utf8');
    expect(await run()).toEqual({ code: 0, said: '' });
    const clean = liveSite(copy);
    for (const [stage, file] of Object.entries(stages)) {
      sayOnHome(copy, `Words of a build that is killed when ${stage}`);
      // Some pictures have to be made anew, so that a kill can find them half written.
      for (const picture of globSync('.cache/astro/assets/*a.*', { cwd: project }))
        rmSync(join(project, picture));
      const live = readlinkSync(join(project, 'dist'));
      const isThere = () => globSync(file, { cwd: project }).some((name) => !name.startsWith(live));
      const { child } = beginBuild(copy);
      await vi.waitUntil(isThere, { timeout: 300_000, interval: 10 });
      await kill(child);
      expect(readlinkSync(join(project, 'dist')), stage).toBe(live);
      expect(liveSite(copy), stage).toEqual(clean);
    }
    writeFileSync(join(project, home), original);
    expect(await run()).toEqual({ code: 0, said: '' });
    expect(liveSite(copy)).toEqual(clean);
  },
);

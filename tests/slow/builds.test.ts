import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginBuild,
  liveSite,
  openProjectCopy,
  sayOnHome,
  type ProjectCopy,
} from '../fixtures/project-copy.ts';

let copy: ProjectCopy;
let project: string;

const run = (...parameters: string[]) => beginBuild(copy, parameters).ended;

const liveHome = () => readFileSync(join(project, 'dist/site/index.html'), 'utf8');

beforeAll(async () => {
  copy = await openProjectCopy();
  project = copy.root;
}, 120_000);

afterAll(() => copy.remove());

test(
  'two builds at once take turns, and a build that fails leaves what was live',
  { timeout: 1_800_000 },
  async () => {
    sayOnHome(copy, 'Words of both');
    const [first, second] = await Promise.all([run(), run()]);
    expect([first.code, second.code]).toEqual([0, 0]);
    expect([first.said, second.said].sort()).toEqual([
      '',
      'Another build is under way in this folder. This one waits for it.\n',
    ]);
    expect(liveHome()).toContain('Words of both');
    const before = liveSite(copy);
    const page = join(project, 'site/pages/about.astro');
    const source = readFileSync(page, 'utf8');
    writeFileSync(page, '---\nthrow new Error("No such thing");\n---\n');
    const failed = await run();
    writeFileSync(page, source);
    expect(failed.code).toBe(1);
    expect(failed.said).toContain('No such thing');
    expect(failed.said).toContain('What was live stays live.');
    expect(failed.said).not.toContain('    at ');
    expect(liveSite(copy)).toEqual(before);
  },
);

test(
  'what was published stays what visitors see through rebuilds and updates, until somebody publishes again',
  { timeout: 1_800_000 },
  async () => {
    sayOnHome(copy, 'Published words');
    expect(await run('--publish')).toEqual({ code: 0, said: '' });
    sayOnHome(copy, 'Saved words');
    const { said } = await run('--if-changed');
    expect(said).toContain('Not published yet: 1 changed file of content/.');
    expect(said).toContain('npm run build -- --publish');
    expect(liveHome()).toContain('Published words');
    // An update of the program.
    const page = join(project, 'site/pages/about.astro');
    writeFileSync(page, `${readFileSync(page, 'utf8')}<p>Updated</p>\n`);
    await run('--if-changed');
    expect(readFileSync(join(project, 'dist/site/about.html'), 'utf8')).toContain('Updated');
    expect(liveHome()).toContain('Published words');
    await run('--publish');
    expect(liveHome()).toContain('Saved words');
    expect((await run()).said).toBe('');
  },
);

import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { beginBuild, openProjectCopy, type ProjectCopy } from '../fixtures/project-copy.ts';

let copy: ProjectCopy;
let project: string;

const run = (...parameters: string[]) => beginBuild(copy, parameters).ended;

/** What every file of the live site holds, by a hash of it. */
const liveSite = () =>
  Object.fromEntries(
    globSync('dist/**/*', { cwd: project })
      .filter((file) => statSync(join(project, file)).isFile() && !file.endsWith('build.json'))
      .map((file) => {
        const content = readFileSync(join(project, file));
        return [file, createHash('sha256').update(content).digest('hex')] as const;
      }),
  );

const home = 'content/pages/home.yml';

/** The heading of a section of the home page. */
const sayOnHome = (words: string): void => {
  const path = join(project, home);
  const document = parseDocument(readFileSync(path, 'utf8'));
  document.setIn(['services', 'heading'], words);
  writeFileSync(path, document.toString({ lineWidth: 0 }));
};

const liveHome = () => readFileSync(join(project, 'dist/site/index.html'), 'utf8');

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
    const clean = liveSite();
    for (const [stage, file] of Object.entries(stages)) {
      sayOnHome(`Words of a build that is killed when ${stage}`);
      // Some pictures have to be made anew, so that a kill can find them half written.
      for (const picture of globSync('.cache/astro/assets/*a.*', { cwd: project }))
        rmSync(join(project, picture));
      const live = readlinkSync(join(project, 'dist'));
      const isThere = () => globSync(file, { cwd: project }).some((name) => !name.startsWith(live));
      const { child } = beginBuild(copy);
      await vi.waitUntil(isThere, { timeout: 300_000, interval: 10 });
      await kill(child);
      expect(readlinkSync(join(project, 'dist')), stage).toBe(live);
      expect(liveSite(), stage).toEqual(clean);
    }
    writeFileSync(join(project, home), original);
    expect(await run()).toEqual({ code: 0, said: '' });
    expect(liveSite()).toEqual(clean);
  },
);

test(
  'two builds at once take turns, and a build that fails leaves what was live',
  { timeout: 1_800_000 },
  async () => {
    sayOnHome('Words of both');
    const [first, second] = await Promise.all([run(), run()]);
    expect([first.code, second.code]).toEqual([0, 0]);
    expect([first.said, second.said].sort()).toEqual([
      '',
      'Another build is under way in this folder. This one waits for it.\n',
    ]);
    expect(liveHome()).toContain('Words of both');
    const before = liveSite();
    const page = join(project, 'src/pages/about.astro');
    const source = readFileSync(page, 'utf8');
    writeFileSync(page, '---\nthrow new Error("No such thing");\n---\n');
    const failed = await run();
    writeFileSync(page, source);
    expect(failed.code).toBe(1);
    expect(failed.said).toContain('No such thing');
    expect(failed.said).toContain('What was live stays live.');
    expect(failed.said).not.toContain('    at ');
    expect(liveSite()).toEqual(before);
  },
);

test(
  'what was published stays what visitors see through rebuilds and updates, until somebody publishes again',
  { timeout: 1_800_000 },
  async () => {
    sayOnHome('Published words');
    expect(await run('--publish')).toEqual({ code: 0, said: '' });
    sayOnHome('Saved words');
    const { said } = await run('--if-changed');
    expect(said).toContain('Not published yet: 1 changed file of content/.');
    expect(said).toContain('npm run build -- --publish');
    expect(liveHome()).toContain('Published words');
    // An update of the program.
    const page = join(project, 'src/pages/about.astro');
    writeFileSync(page, `${readFileSync(page, 'utf8')}<p>Updated</p>\n`);
    await run('--if-changed');
    expect(readFileSync(join(project, 'dist/site/about.html'), 'utf8')).toContain('Updated');
    expect(liveHome()).toContain('Published words');
    await run('--publish');
    expect(liveHome()).toContain('Saved words');
    expect((await run()).said).toBe('');
  },
);

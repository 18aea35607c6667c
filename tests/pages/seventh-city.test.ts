import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { mainWords } from './five-word-runs.ts';

const run = promisify(execFile);

/** Everything in the project's folder that a build does not read, or makes itself. */
const leftOut = /^(?:\..*|art|data|dist|docs|node_modules|tests)$/u;

const shownPages = ['[city].astro', 'index.astro'];

/** The project again, with all its cities, its home page and no other pages. */
const copyProject = async (): Promise<string> => {
  const project = temporaryDirectory();
  for (const part of await readdir('.'))
    if (!leftOut.test(part)) await cp(part, join(project, part), { recursive: true });
  const leave = async (folder: string, kept: readonly string[]) => {
    for (const name of await readdir(join(project, folder)))
      if (!kept.includes(name)) await rm(join(project, folder, name), { recursive: true });
  };
  await leave('content/pages', ['home.yml']);
  await leave('src/pages', shownPages);
  await symlink(resolve('node_modules'), join(project, 'node_modules'));
  // Pictures that were made before are taken over; what else is kept between builds stays apart.
  await mkdir(join(project, 'cache'));
  await symlink(resolve('node_modules/.astro/assets'), join(project, 'cache/assets'));
  await writeFile(
    join(project, 'copy.config.ts'),
    `import config from './astro.config.ts';\nexport default { ...config, cacheDir: './cache' };\n`,
  );
  return project;
};

const build = async (project: string, environment: Record<string, string> = {}) => {
  const parameters = ['node_modules/astro/bin/astro.mjs', 'build', '--config', 'copy.config.ts'];
  const env = { ...process.env, NODE_ENV: 'production', ...environment };
  await run('node', parameters, { cwd: project, env });
  return (page: string) => readFile(join(project, `dist/site/${page}.html`), 'utf8');
};

/** The links of a page that lead to an address. */
const linksTo = (html: string, address: string): string[] =>
  [...html.matchAll(/<a [^>]*>[^<]*<\/a>/gu)]
    .map(([link]) => link)
    .filter((link) => link.includes(`href="${address}"`));

const lubbock = 'content/cities/lubbock-female-founder-website-design.yml';

const patience = { timeout: 120_000 };

test('a seventh city is one file: it has a page, and others lead to it', patience, async () => {
  const project = await copyProject();
  const elPaso = (await readFile(lubbock, 'utf8'))
    .replace(/^city: .*/mu, 'city: El Paso')
    .replace(/^skyline: .*\n/mu, '')
    .replace(/^ {2}title: .*/mu, '  title: El Paso Website Design for Female Founders');
  await writeFile(join(project, 'content/cities/el-paso-website-design.yml'), elPaso);

  const page = await build(project, { BOOKING_URL: 'https://booking.example/15-minutes' });

  const city = await page('el-paso-website-design');
  expect(/<title>([^<]*)/u.exec(city)?.[1]).toBe('El Paso Website Design for Female Founders');
  expect(mainWords(city).slice(0, 3)).toEqual(['el', 'paso', 'texas']);
  for (const other of ['index', 'dallas-female-founder-website-design'])
    expect(linksTo(await page(other), '/el-paso-website-design')).toHaveLength(1);
  // The booking page of this build opens in a new tab.
  const [booking = ''] = linksTo(city, 'https://booking.example/15-minutes');
  expect(booking).toContain('>BOOK A FREE STRATEGY CALL →<');
  expect(booking).toContain('target="_blank" rel="noopener"');
});

test('a wrong value in a city file stops the build and says where and why', patience, async () => {
  const project = await copyProject();
  const wrong = (await readFile(lubbock, 'utf8')).replace('skyline: lubbock', 'skyline: lubock');
  await writeFile(join(project, lubbock), wrong);
  const failure = await build(project).catch((error: { stdout: string; stderr: string }) => error);
  const reason = 'stdout' in failure ? failure.stdout + failure.stderr : '';
  expect(reason).toContain('cities → lubbock-female-founder-website-design');
  expect(reason).toMatch(/skyline.*: Write one of austin, dallas, .*, or leave the line out/u);
});

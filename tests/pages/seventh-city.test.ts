import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';

const run = promisify(execFile);

const code = ['build', 'forms', 'leads', 'public', 'server', 'settings', 'src'];
const settings = ['astro.config.ts', 'package.json', 'tsconfig.json'];
const shownPages = ['[city].astro', 'index.astro'];

/** The project again, with all its cities, its home page and no other pages. */
const copyProject = async (): Promise<string> => {
  const project = temporaryDirectory();
  for (const part of [...code, ...settings, 'content'])
    await cp(part, join(project, part), { recursive: true });
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

const build = async (project: string, environment: Record<string, string>) => {
  const parameters = ['node_modules/astro/bin/astro.mjs', 'build', '--config', 'copy.config.ts'];
  const env = { ...process.env, NODE_ENV: 'production', ...environment };
  await run('node', parameters, { cwd: project, env });
  return (page: string) => readFile(join(project, `dist/site/${page}.html`), 'utf8');
};

test('a seventh city is one file: it has a page, and the home page leads to it', { timeout: 120_000 }, async () => {
  const project = await copyProject();
  const lubbock = await readFile('content/cities/lubbock-female-founder-website-design.yml', 'utf8');
  const elPaso = lubbock
    .replace(/^city: .*/mu, 'city: El Paso')
    .replace(/^skyline: .*\n/mu, '')
    .replace(/^ {2}title: .*/mu, '  title: El Paso Website Design for Female Founders');
  await writeFile(join(project, 'content/cities/el-paso-website-design.yml'), elPaso);

  const page = await build(project, { BOOKING_URL: 'https://booking.example/15-minutes' });

  const city = await page('el-paso-website-design');
  expect(city).toContain('<title>El Paso Website Design for Female Founders</title>');
  expect(city).toContain('El Paso, Texas');
  expect(await page('index')).toContain('href="/el-paso-website-design"');
  expect(await page('dallas-female-founder-website-design')).toContain('href="/el-paso-website-design"');
  // The booking page of this build opens in a new tab.
  expect(city).toMatch(
    /<a [^>]*href="https:\/\/booking\.example\/15-minutes"[^>]*target="_blank"[^>]*>BOOK A FREE STRATEGY CALL →<\/a>/u,
  );
});

test('a wrong value in a city file stops the build and says where and why', { timeout: 120_000 }, async () => {
  const project = await copyProject();
  const file = join(project, 'content/cities/lubbock-female-founder-website-design.yml');
  await writeFile(file, (await readFile(file, 'utf8')).replace('skyline: lubbock', 'skyline: lubock'));
  const reason = await build(project, {}).then(
    () => 'none',
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
  expect(reason).toContain('content/pictures/skylines/lubock.svg is missing');
});

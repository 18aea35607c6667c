import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { readServerSettings } from './settings/settings.ts';
import { loadBuild, openLiveSite } from './live-site.ts';
import { buildSecurityHeaders } from './security-headers.ts';
import { writeFixtureBuild } from './built-site.fixture.ts';

const headers = buildSecurityHeaders(readServerSettings({}));

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

const buildSaying = async (words: string): Promise<string> => {
  const directory = await writeFixtureBuild();
  writeFileSync(join(directory, 'site/about.html'), `<!doctype html><title>${words}</title>`);
  writeFileSync(join(directory, `site/_astro/${words}.abc.js`), words);
  return directory;
};

/** Points the site to a build, as publishing does. */
const point = (dist: string, build: string) => {
  symlinkSync(build, `${dist}.next`);
  renameSync(`${dist}.next`, dist);
};

const watching = async (dist: string) => {
  const live = await openLiveSite(dist, headers);
  onTestFinished(live.watch(log));
  return { ...live, about: async () => (await live.site.page('/about'))?.html };
};

test('a new build is served without a restart, and a broken one is not', async () => {
  const dist = join(temporaryDirectory(), 'dist');
  point(dist, await buildSaying('first'));
  const { site, about } = await watching(dist);
  expect(await about()).toContain('first');

  point(dist, await buildSaying('second'));
  await vi.waitFor(async () => expect(await about()).toContain('second'), 30_000);
  // A visitor with the old page open still gets its script.
  expect(site.files.has('/_astro/first.abc.js')).toBe(true);
  expect(site.files.has('/_astro/second.abc.js')).toBe(true);

  point(dist, temporaryDirectory());
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), 30_000);
  expect(await about()).toContain('second');

  point(dist, await buildSaying('third'));
  await vi.waitFor(async () => expect(await about()).toContain('third'), 30_000);
  expect(site.files.has('/_astro/first.abc.js')).toBe(false);
});

test('pages that say noindex, the 404 page and the problem page are not suggested', async () => {
  const { site } = await loadBuild(await writeFixtureBuild(), headers);
  expect(site.links.map(({ path }) => path).sort()).toEqual([
    '/',
    '/about',
    '/blog',
    '/contact',
    '/freereviewlanding',
    '/googlemesis',
    '/localseo',
    '/newsletter',
  ]);
});

test('a site that is missing or incomplete is reported with what to do', async () => {
  for (const part of ['site/problem.html', 'render/site.json', 'render/render-slot.js']) {
    const directory = await writeFixtureBuild();
    rmSync(join(directory, part));
    await expect(loadBuild(directory, headers)).rejects.toThrow(
      `The site is not built: there is no ${directory}/${part}. Run "npm run build" first.`,
    );
  }
});

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { readServerSettings } from '../../settings/settings.ts';
import { openLiveSite } from '../../server/live-site.ts';
import { buildSecurityHeaders } from '../../server/security-headers.ts';
import { writeFixtureBuild } from '../../server/test-support/fixture-site.ts';
import type { BuildTools } from './build-aside.ts';
import { recordChange } from './history.ts';
import { copyContent, read } from './project-copy.fixture.ts';
import { openPublisher, type Job } from './publish.ts';
import type { Publication } from './publications.ts';
import { openApp } from './test-app.fixture.ts';

interface State {
  way: string;
  changes: string[];
  job?: Job;
  publications: Publication[];
}

const file = 'content/packages.yml';

/** A build that says which price it was made with, in the time of a test. */
const tools: BuildTools = {
  build: async (root, folder) => {
    cpSync(await writeFixtureBuild(), join(root, folder), { recursive: true });
    const [price = ''] = /(?<=price: )\d+/u.exec(read(root, file)) ?? [];
    writeFileSync(join(root, folder, 'site/about.html'), `<!doctype html><p>$${price}</p>`);
  },
  checkPages: async () => [],
};

/** Saves another price, as the form does. */
const setPrice = (root: string, price: number): void => {
  const before = read(root, file);
  const after = before.replace(/price: \d+/u, `price: ${price}`);
  writeFileSync(join(root, file), after);
  recordChange(root, { words: `Price → $${price}`, files: [{ file, before, after }] });
};

const post = (app: FastifyInstance, url: string, payload: object = {}) =>
  app.inject({ method: 'POST', url, payload });

const stateOf = async (app: FastifyInstance) =>
  (await app.inject({ url: '/api/publish' })).json<State>();

const ended = async (app: FastifyInstance): Promise<State> => {
  const isOver = async () => {
    const state = await stateOf(app);
    expect(['done', 'failed']).toContain(state.job?.state);
    return state;
  };
  return vi.waitFor(isOver, { timeout: 15_000, interval: 100 });
};

const publish = async (app: FastifyInstance) => {
  const answer = await post(app, '/api/publish');
  expect(answer.statusCode, answer.body).toBe(200);
  return ended(app);
};

const openHere = async (root: string, changed: Partial<BuildTools> = {}) =>
  openApp(root, openPublisher({ root, way: 'here', tools: { ...tools, ...changed } }));

test('publishing here puts the build in place of a running server, and brings back one of the last five', async () => {
  const root = copyContent();
  mkdirSync(join(root, 'dist'));
  await tools.build(root, 'dist');
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const headers = buildSecurityHeaders(readServerSettings({}));
  const live = await openLiveSite(join(root, 'dist'), headers);
  const stop = live.watch(log);
  const served = async () => (await live.site.page('/about'))?.html;
  const app = await openHere(root);

  setPrice(root, 111);
  expect((await stateOf(app)).changes).toEqual(['Price → $111']);
  const first = await publish(app);
  expect(first).toMatchObject({ job: { state: 'done' }, changes: [] });
  await vi.waitFor(async () => expect(await served()).toContain('$111'), 5_000);

  writeFileSync(join(root, 'content/site.yml'), `# By hand\n${read(root, 'content/site.yml')}`);
  setPrice(root, 222);
  setPrice(root, 333);
  const second = await publish(app);
  expect(second.publications).toMatchObject([
    { live: true, words: ['Price → $222', 'Price → $333', 'Edited by hand: content/site.yml'] },
    { live: false, words: ['Price → $111'] },
    { live: false, words: ['As it was built by hand'] },
  ]);
  await vi.waitFor(async () => expect(await served()).toContain('$333'), 5_000);

  await post(app, '/api/publish/bring-back', { id: first.publications[0]?.id });
  await vi.waitFor(async () => expect(await served()).toContain('$111'), 5_000);
  const after = await stateOf(app);
  expect(after.publications.map(({ live: isLive }) => isLive)).toEqual([false, true, false]);
  expect(after.changes).toContain('Price → $333');

  for (const price of [4, 5, 6, 7]) {
    setPrice(root, price);
    await publish(app);
  }
  expect((await stateOf(app)).publications).toHaveLength(5);
  const gone = await post(app, '/api/publish/bring-back', { id: first.publications[0]?.id });
  expect(gone.statusCode).toBe(404);
  stop();
});

const unfinished: Partial<BuildTools> = {
  build: async (root, folder) => {
    mkdirSync(join(root, folder, 'site'), { recursive: true });
    throw new Error('No space left');
  },
};

test('a step that fails leaves what was live, and nothing half done', async () => {
  const root = copyContent();
  const app = await openHere(root);
  await publish(app);
  const [live] = (await stateOf(app)).publications;

  const broken = await openHere(root, unfinished);
  setPrice(root, 5);
  expect((await publish(broken)).job).toMatchObject({ state: 'failed' });
  const problem = { file, line: 1, message: 'The page has no heading.' };
  const wrong = await openHere(root, { checkPages: async () => [problem] });
  expect((await publish(wrong)).job).toMatchObject({
    state: 'failed',
    problems: [{ message: 'content/packages.yml, line 1: The page has no heading.' }],
  });
  const edited = await openHere(root, {
    checkPages: async () => {
      setPrice(root, 6);
      return [];
    },
  });
  expect((await publish(edited)).job?.message).toContain('saved while');
  writeFileSync(join(root, file), read(root, file).replace(/price: \d+/u, 'price: much'));
  expect((await publish(app)).job?.problems?.[0]?.message).toContain('not a whole number');

  expect((await stateOf(app)).publications).toEqual([live]);
  expect(readdirSync(join(root, 'data/admin/publications'))).toEqual([live?.id]);
  expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true);
});

test('one job runs at a time', async () => {
  const root = copyContent();
  const app = await openHere(root);
  const answers = await Promise.all([post(app, '/api/publish'), post(app, '/api/publish')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await ended(app);
});

const git = (cwd: string, ...parameters: string[]) =>
  execFileSync('git', parameters, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const person = (cwd: string) => {
  git(cwd, 'config', 'user.name', 'Owner');
  git(cwd, 'config', 'user.email', 'owner@example.com');
};

/** A checkout of the content with a repository it is pushed to. */
const openRepository = async () => {
  const root = copyContent();
  const remote = temporaryDirectory();
  git(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
  git(root, 'init', '--quiet', '--initial-branch=main');
  person(root);
  writeFileSync(join(root, '.gitignore'), 'data/\ndist\n');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'The beginning');
  git(root, 'remote', 'add', 'origin', remote);
  git(root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  const app = await openApp(root, openPublisher({ root, tools }));
  return { root, remote, app };
};

test('publishing with git commits and pushes the content and nothing else, and brings an older state back', async () => {
  const { root, remote, app } = await openRepository();
  const nothing = await post(app, '/api/publish');
  expect(nothing).toMatchObject({ statusCode: 409 });
  const old = read(root, file);

  setPrice(root, 111);
  writeFileSync(join(root, 'notes.txt'), 'Not of the content');
  git(root, 'add', 'notes.txt');
  writeFileSync(join(root, 'content/pictures/new.webp'), 'by hand');
  expect((await stateOf(app)).changes).toEqual([
    'Price → $111',
    'Edited by hand: content/pictures/new.webp',
  ]);
  const { job, changes, publications } = await publish(app);
  expect(job).toEqual({ state: 'done' });
  expect(changes).toEqual([]);
  expect(publications[0]).toMatchObject({
    live: true,
    words: ['Price → $111', 'Edited by hand: content/pictures/new.webp'],
  });
  expect(git(remote, 'show', `main:${file}`)).toContain('price: 111');
  expect(git(root, 'status', '--porcelain')).toBe('A  notes.txt\n');
  expect(existsSync(join(root, 'dist'))).toBe(false);

  setPrice(root, 222);
  const [, first] = publications;
  const refused = await post(app, '/api/publish/bring-back', { id: first?.id });
  expect(refused.statusCode).toBe(409);
  await publish(app);
  await post(app, '/api/publish/bring-back', { id: first?.id });
  expect((await ended(app)).job).toEqual({ state: 'done' });
  expect(git(remote, 'show', `main:${file}`)).toBe(old);
  expect(existsSync(join(root, 'content/pictures/new.webp'))).toBe(false);
});

test('a repository that refuses leaves everything as it was, and says why', async () => {
  const { root, remote, app } = await openRepository();
  setPrice(root, 111);
  const before = [git(root, 'log', '--oneline'), git(root, 'status', '--porcelain')];
  const expectRefusal = async (words: string) => {
    const { job, changes } = await publish(app);
    expect(job).toMatchObject({
      state: 'failed',
      message: expect.stringContaining(words) as string,
    });
    expect(changes).toEqual(['Price → $111']);
    expect([git(root, 'log', '--oneline'), git(root, 'status', '--porcelain')]).toEqual(before);
  };

  const hook = join(remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  await expectRefusal('takes no changes from here');
  writeFileSync(hook, '#!/bin/sh\nexit 0\n');

  const other = join(temporaryDirectory(), 'other');
  git(root, 'clone', '--quiet', remote, other);
  person(other);
  git(other, 'commit', '--quiet', '--allow-empty', '--message', 'Somebody else');
  git(other, 'push', '--quiet');
  await expectRefusal('Somebody else has published since');

  git(root, 'remote', 'set-url', 'origin', join(remote, 'gone'));
  await expectRefusal('cannot be reached');
});

test('a publication that was cut short after its push is no obstacle to the next', async () => {
  const { root, remote, app } = await openRepository();
  setPrice(root, 111);
  await publish(app);
  // As a power cut leaves it: the repository has the commit, the branch here hasn't.
  const commit = git(root, 'rev-parse', 'HEAD').trim();
  git(root, 'update-ref', 'refs/back-office/pushing', commit);
  git(root, 'reset', '--quiet', '--mixed', 'HEAD~1');
  writeFileSync(join(root, 'data/admin/git-index.lock'), '');

  setPrice(root, 222);
  expect((await publish(app)).job).toEqual({ state: 'done' });
  expect(git(remote, 'show', `main:${file}`)).toContain('price: 222');
  expect(git(remote, 'rev-parse', 'main~1').trim()).toBe(commit);
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(git(root, 'for-each-ref', 'refs/back-office')).toBe('');
});

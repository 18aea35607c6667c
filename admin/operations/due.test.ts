import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishedBuild } from '../../build/builds.ts';
import { futurePost } from '../../tests/fixtures/future-post.ts';
import type { AdminContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { openRoutes } from '../routes.fixture.ts';
import { copyContent, problemsIn, read } from './project-copy.fixture.ts';
import { openPublisher } from './publish.ts';
import { keepWay } from './publish-way.ts';
import {
  file,
  git,
  isDone,
  openRepository,
  quickBuild,
  setPrice,
  siteUrl,
} from './publisher.fixture.ts';
import { operationRoutes } from './routes.ts';

const post = 'content/blog/ahead/index.md';

// In Chicago, where the agency is, it is 9:00 at 15:00 UTC.
const moment = Date.parse('2027-01-15T15:00:00Z');
const before = moment - 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: before });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A post like one that is there, dated ahead. */
const writePost = (root: string): void => {
  const text = futurePost(read(root, 'content/blog/essentialswebsitepages/index.md')).replace(
    /^published: .*$/mu,
    `published: '2027-01-15'\npublishAt: '09:00'`,
  );
  mkdirSync(join(root, post, '..'), { recursive: true });
  writeFileSync(join(root, post), text);
};

const openPublished = async (build = quickBuild) => {
  const root = copyContent();
  keepWay(root, 'here');
  const publisher = openPublisher({ root, build });
  const publishAll = async () => {
    await publisher.publish();
    await isDone(publisher);
  };
  await publishAll();
  return { root, publisher, publishAll };
};

const isLive = (root: string): boolean =>
  Object.keys(publishedBuild(root)?.note.content ?? {}).includes(post);

test('a post that is dated ahead stays when all is published, and goes out at its minute, alone and once', async () => {
  const { root, publisher, publishAll } = await openPublished();
  writePost(root);
  setPrice(root, 111);
  expect(await problemsIn(root)).toEqual([]);
  await publishAll();
  const { pending } = await publisher.state(siteUrl);
  expect(pending).toMatchObject([
    {
      title: 'A post from the future',
      isAhead: true,
      goesOut: expect.stringMatching(/^Fri, Jan 15, 2027.*9:00.AM CST$/u) as string,
    },
  ]);
  setPrice(root, 222);
  expect(await publisher.publishDue()).toEqual([]);
  expect(isLive(root)).toBe(false);

  vi.setSystemTime(moment);
  // Also where the back office and a timer look at the same time.
  const other = openPublisher({ root, build: quickBuild });
  const out = await Promise.all([publisher.publishDue(), other.publishDue()]);
  expect(out.flat()).toEqual(['A post from the future']);
  expect(isLive(root)).toBe(true);
  const { publications, late, changes } = await publisher.state(siteUrl);
  expect(publications).toHaveLength(3);
  expect(publications[0]?.by).toBe('by itself, at its time');
  expect(late).toBeUndefined();
  expect(changes).toEqual(['Price → $222']);
  expect(read(root, `builds/${publishedBuild(root)?.id ?? ''}/${file}`)).toContain('price: 111');

  // A clock that is put back, a restart, another draft of it: it is out, and nothing goes out again.
  writeFileSync(join(root, post), `${read(root, post)}\nA word more.\n`);
  for (const now of [moment + 60_000, before, moment + 60_000]) {
    vi.setSystemTime(now);
    expect(await openPublisher({ root, build: quickBuild }).publishDue()).toEqual([]);
  }
  expect((await publisher.state(siteUrl)).publications).toHaveLength(3);
});

test('while the back office runs, what goes out by itself is written down', async () => {
  const { root } = await openPublished();
  writePost(root);
  vi.setSystemTime(moment);
  const noteDone = vi.fn();
  const routes = (context: AdminContext) =>
    operationRoutes(context, openPublisher({ root, build: quickBuild }));
  const app = await openRoutes(routes, { root, noteDone });
  await app.listen({ port: 0 });
  const note = 'Published “A post from the future”';
  await vi.waitFor(() => expect(noteDone).toHaveBeenCalledExactlyOnceWith(note), 30_000);
});

test('one that cannot go out stays due, is told, and is tried again once something was changed', async () => {
  let tries = 0;
  let isFull = false;
  const { root, publisher } = await openPublished(async (...order) => {
    tries += 1;
    if (isFull) throw new Refusal('The disk is full.');
    await quickBuild(...order);
  });
  writePost(root);
  isFull = true;
  vi.setSystemTime(moment);
  expect(await publisher.publishDue()).toEqual([]);
  expect(await publisher.publishDue()).toEqual([]);
  expect(tries).toBe(2);
  expect((await publisher.state(siteUrl)).late).toMatchObject({
    title: 'A post from the future',
    message: 'The disk is full.',
  });
  vi.setSystemTime(moment + 15 * 60_000);
  expect(await publisher.publishDue()).toEqual([]);
  expect(tries).toBe(3);
  isFull = false;
  setPrice(root, 111);
  // A restarted one, too.
  expect(await openPublisher({ root, build: quickBuild }).publishDue()).toEqual([
    'A post from the future',
  ]);
  expect((await publisher.state(siteUrl)).late).toBeUndefined();
  expect((await publisher.state(siteUrl)).changes).toEqual(['Price → $111']);
});

test('what needs a draft of somebody else’s says so and waits', async () => {
  const { root, publisher } = await openPublished();
  writePost(root);
  const about = read(root, 'content/pages/about.yml');
  writeFileSync(
    join(root, 'content/pages/about.yml'),
    about.replace(/^ {2}title: .*$/mu, '  title: About the two of us and our whole house'),
  );
  const title = /^ {2}title: (.*)$/mu.exec(about)?.[1] ?? '';
  writeFileSync(
    join(root, post),
    read(root, post).replace(/^ {2}title: .*$/mu, `  title: ${title}`),
  );
  vi.setSystemTime(moment);
  expect(await publisher.publishDue()).toEqual([]);
  expect((await publisher.state(siteUrl)).late?.message).toMatch(/can’t go out without “About/u);
});

test('a post that has another address, or whose time passed before it was moved, does not go out by itself', async () => {
  const { root, publisher, publishAll } = await openPublished();
  writePost(root);
  vi.setSystemTime(moment);
  await publisher.publishDue();
  renameSync(join(root, 'content/blog/ahead'), join(root, 'content/blog/moved'));
  expect(await publisher.publishDue()).toEqual([]);
  await publishAll();
  expect((await publisher.state(siteUrl)).pending).toEqual([]);
});

test('where nothing was published yet, the first publication leaves out what is dated ahead', async () => {
  const root = copyContent();
  writePost(root);
  keepWay(root, 'here');
  const publisher = openPublisher({ root, build: quickBuild });
  await publisher.publish();
  await isDone(publisher);
  expect(isLive(root)).toBe(false);
  vi.setSystemTime(moment);
  expect(await publisher.publishDue()).toEqual(['A post from the future']);
  expect(isLive(root)).toBe(true);
});

test('what was built before its moment is built again at it, once', async () => {
  const root = copyContent();
  writePost(root);
  keepWay(root, 'here');
  const place = { at: new Date().toISOString(), published: false, words: [] };
  await quickBuild(
    root,
    { sources: { program: root, content: root }, place, checksPages: false },
    () => {},
  );
  const publisher = openPublisher({ root, build: quickBuild });
  await publisher.publishDue();
  expect((await publisher.state(siteUrl)).publications).toMatchObject([{ at: place.at }]);
  vi.setSystemTime(moment + 1000);
  for (const _ of [1, 2]) await publisher.publishDue();
  expect((await publisher.state(siteUrl)).publications).toMatchObject([
    { at: new Date().toISOString() },
    { words: ['The site before its first publication'] },
  ]);
});

test('by push, it is a commit of its own', async () => {
  const { root, remote } = await openRepository();
  const publisher = openPublisher({ root, build: quickBuild });
  writePost(root);
  setPrice(root, 111);
  vi.setSystemTime(moment);
  expect(await publisher.publishDue()).toEqual(['A post from the future']);
  expect(await publisher.publishDue()).toEqual([]);
  expect(git(remote, 'diff', '--name-only', 'main~1', 'main')).toBe(`${post}\n`);
  const { publications } = await publisher.state(siteUrl);
  expect(publications.map(({ by }) => by)).toEqual(['by itself, at its time', 'Owner']);
  expect(git(root, 'status', '--porcelain')).toBe(` M ${file}\n`);
});

test('nothing that visitors see may lead to a post before it is out', async () => {
  const { root } = await openPublished();
  writePost(root);
  const about = read(root, 'content/pages/about.yml');
  writeFileSync(
    join(root, 'content/pages/about.yml'),
    about.replace(/href: \/\S+/u, 'href: /ahead'),
  );
  expect(await problemsIn(root)).toEqual([
    expect.stringContaining('/ahead is hidden, an example that is off, or goes out later'),
  ]);
  vi.setSystemTime(moment);
  expect(await problemsIn(root)).toEqual([]);
});

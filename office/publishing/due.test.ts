import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { futurePost } from '../../tests/fixtures/future-post.ts';
import { copyContent, read } from '../operations/project-copy.fixture.ts';
import { Refusal } from '../refusal.ts';
import { openPublisher } from './publish.ts';
import { isDone, quickBuild, setPrice, siteUrl } from './publisher.fixture.ts';

const post = 'content/blog/ahead/index.md';

// 15:00 UTC is 9:00 in Chicago, the agency's time zone.
const moment = Date.parse('2027-01-15T15:00:00Z');
const before = moment - 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: before });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Writes a scheduled post, modeled on an existing one. */
const writePost = (root: string, time = `publishAt: '09:00'\n`): void => {
  const text = futurePost(read(root, 'content/blog/essentialswebsitepages/index.md')).replace(
    /^published: .*\n/mu,
    `published: '2027-01-15'\n${time}`,
  );
  mkdirSync(join(root, post, '..'), { recursive: true });
  writeFileSync(join(root, post), text);
};

/** Publishes everything, including the scheduled post. */
const openPublished = async (build = quickBuild) => {
  const root = copyContent();
  writePost(root);
  const publisher = openPublisher({ root, build });
  publisher.publish();
  await isDone(publisher);
  return { root, publisher };
};

const live = (root: string, name: string) => read(root, `dist/content/${name}`);

test('the site is rebuilt once at the minute of a scheduled post, even after a restart, and no draft goes out with it', async () => {
  const { root, publisher } = await openPublished();
  setPrice(root, 222);
  writeFileSync(join(root, post), `${read(root, post)}\nA word more.\n`);
  expect(await publisher.publishDue()).toEqual([]);
  const { publications } = await publisher.state(siteUrl);

  vi.setSystemTime(moment);
  const restarted = openPublisher({ root, build: quickBuild });
  expect(await restarted.publishDue()).toEqual(['A post from the future']);
  expect(live(root, 'packages.yml')).not.toContain('price: 222');
  expect(live(root, 'blog/ahead/index.md')).not.toContain('A word more.');
  const after = await publisher.state(siteUrl);
  expect(after.publications).toMatchObject(publications.map(({ at, words }) => ({ at, words })));
  expect(after.changes).toEqual([
    'Price → $222',
    'Changed outside of the back office: Post “ahead”',
  ]);

  // Setting the clock back does not cause another build.
  const built = after.publications;
  for (const now of [moment + 60_000, before, moment + 60_000]) {
    vi.setSystemTime(now);
    expect(await openPublisher({ root, build: quickBuild }).publishDue()).toEqual([]);
  }
  expect((await publisher.state(siteUrl)).publications).toEqual(built);
});

test('a post dated ahead without a time goes out when its day begins where the agency is', async () => {
  const midnight = Date.parse('2027-01-15T06:00:00Z');
  vi.setSystemTime(midnight - 60_000);
  const root = copyContent();
  writePost(root, '');
  const publisher = openPublisher({ root, build: quickBuild });
  publisher.publish();
  await isDone(publisher);
  const { ahead } = await publisher.state(siteUrl);
  expect(ahead).toEqual(['“A post from the future” goes out Fri, Jan 15, 2027.']);
  expect(await publisher.publishDue()).toEqual([]);
  vi.setSystemTime(midnight);
  expect(await publisher.publishDue()).toEqual(['A post from the future']);
  expect((await publisher.state(siteUrl)).ahead).toEqual([]);
});

test('a failed scheduled build is reported, and tried again after a while', async () => {
  let tries = 0;
  let isFull = false;
  const { root, publisher } = await openPublished(async (...order) => {
    tries += 1;
    if (isFull) throw new Refusal('The disk is full.');
    await quickBuild(...order);
  });
  isFull = true;
  vi.setSystemTime(moment);
  for (const _ of [1, 2]) expect(await publisher.publishDue()).toEqual([]);
  expect(tries).toBe(2);
  expect((await publisher.state(siteUrl)).late).toMatchObject({
    title: 'A post from the future',
    message: 'The disk is full.',
  });
  vi.setSystemTime(moment + 15 * 60_000);
  expect(await openPublisher({ root, build: quickBuild }).publishDue()).toEqual([
    'A post from the future',
  ]);
  expect((await publisher.state(siteUrl)).late).toBeUndefined();
});

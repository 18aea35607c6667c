import { chmodSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openLiveSite } from '../../server/live-site.ts';
import { buildSecurityHeaders } from '../../server/security-headers.ts';
import { readServerSettings } from '../../server/settings/settings.ts';
import { copyContent, read } from '../operations/project-copy.fixture.ts';
import { refuseOver } from './job.ts';
import { openPublisher } from './publish.ts';
import {
  file,
  git,
  openHere,
  openPublished,
  openRepository,
  post,
  publish,
  pushFromElsewhere,
  quickBuild,
  setPrice,
  setPriceIn,
  stateOf,
} from './publisher.fixture.ts';

const about = 'content/pages/about.yml';

const setAbout = (root: string) =>
  writeFileSync(join(root, about), `${read(root, about)}# By hand\n`);

test('publishing puts a build in place under a running server, and can bring back an earlier one', async () => {
  const root = copyContent();
  const [originalPrice = ''] = /(?<=price: )\d+$/mu.exec(read(root, file)) ?? [];
  const at = '2026-01-01T00:00:00.000Z';
  const place = { at, published: false, words: [] };
  await quickBuild(root, { from: root, place }, () => {});
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const headers = buildSecurityHeaders(readServerSettings({}));
  const live = await openLiveSite(join(root, 'dist'), headers);
  const stop = live.watch(log);
  const served = async () => (await live.site.page('/about'))?.html;
  const { app } = await openHere(quickBuild, root);

  setPrice(root, 111);
  expect((await stateOf(app)).changes).toEqual(['Price → $111']);
  const first = await publish(app);
  expect(first).toMatchObject({ job: { state: 'done' }, changes: [] });
  await vi.waitFor(async () => expect(await served()).toContain('$111'), 30_000);

  writeFileSync(join(root, 'content/site.yml'), `# By hand\n${read(root, 'content/site.yml')}`);
  setPrice(root, 222);
  setPrice(root, 333);
  const second = await publish(app);
  expect(second.publications).toMatchObject([
    {
      live: true,
      words: [
        'Price → $222',
        'Price → $333',
        'Changed outside of the back office: Menus and footer',
      ],
    },
    { live: false, words: ['Price → $111'] },
    { live: false, words: ['The site before its first publication'] },
  ]);
  await vi.waitFor(async () => expect(await served()).toContain('$333'), 30_000);

  await post(app, '/api/publish/bring-back', { id: first.publications[0]?.id });
  await vi.waitFor(async () => expect(await served()).toContain('$111'), 30_000);
  const after = await stateOf(app);
  expect(after.publications.map(({ live: isLive }) => isLive)).toEqual([false, true, false]);
  expect(after.changes).toContain('Price → $333');

  await post(app, '/api/publish/bring-back', { id: after.publications.at(-1)?.id });
  await vi.waitFor(async () => expect(await served()).toContain(`$${originalPrice}`), 30_000);
  stop();
});

test.for(['site/about.html', 'content/site.yml'])(
  'a build whose %s was damaged or lost on the disk is not put in place',
  async (lost) => {
    const { root, app } = await openPublished();
    setPrice(root, 5);
    const [live, former] = (await publish(app)).publications;
    const path = join(root, 'builds', former?.id ?? '', lost);
    const whole = read(root, `builds/${former?.id}/${lost}`);
    for (const damage of [() => writeFileSync(path, whole.slice(1)), () => rmSync(path)]) {
      damage();
      const answer = await post(app, '/api/publish/bring-back', { id: former?.id });
      expect(answer.statusCode).toBe(409);
      expect(answer.body).toContain('missing or damaged');
      expect(readlinkSync(join(root, 'dist'))).toContain(live?.id);
    }
  },
);

test('only a publication can be brought back: a path to another folder does not take the site down', async () => {
  const { root, app } = await openHere();
  const { publications } = await publish(app);
  const before = readlinkSync(join(root, 'dist'));
  for (const id of ['../dist', `../builds/${publications[0]?.id}`, '..', '']) {
    const answer = await post(app, '/api/publish/bring-back', { id });
    expect(answer.statusCode, id).toBe(404);
  }
  expect(readlinkSync(join(root, 'dist'))).toBe(before);
});

test('a step that fails leaves what was live', async () => {
  const { root, app } = await openPublished();
  const [live] = (await stateOf(app)).publications;

  setPrice(root, 5);
  const { app: broken } = await openHere(async () => {
    throw new Error('No space left');
  }, root);
  expect((await publish(broken)).job).toMatchObject({ state: 'failed' });
  expect((await stateOf(app)).publications).toEqual([live]);
  expect((await stateOf(app)).changes).toEqual(['Price → $5']);
  // Whoever was on another screen meanwhile still finds it.
  setPriceIn(root, 6);
  expect((await stateOf(broken)).job).toMatchObject({ state: 'failed' });
  await post(broken, '/api/publish/seen');
  // A fix made by hand, outside the forms, counts too.
  setPriceIn(root, 7);
  expect((await stateOf(broken)).job).toBeUndefined();
});

test('a problem links to its field, and disappears once it was seen and is fixed', async () => {
  const { root, app } = await openHere(async () => {
    const message = 'Write a whole number.';
    throw refuseOver(root, [{ file, field: ['elite-visible', 'price'], message }]);
  });
  const inOrder = read(root, file);
  writeFileSync(join(root, file), inOrder.replace(/price: \d+/u, 'price: a lot'));
  const { job } = await publish(app);
  expect(job).toMatchObject({
    state: 'failed',
    problems: [
      {
        message: expect.stringContaining('whole number') as string,
        entry: { collection: 'packages', id: 'elite-visible', field: ['price'] },
      },
    ],
  });
  await post(app, '/api/publish/seen');
  writeFileSync(join(root, file), inOrder);
  expect((await stateOf(app)).job).toBeUndefined();
});

test('with a git remote, the published content is committed and pushed, and nothing else', async () => {
  const { root, remote, app } = await openRepository();
  await publish(app);
  setPrice(root, 111);
  setAbout(root);
  writeFileSync(join(root, 'notes.txt'), 'Not of the content');
  git(root, 'add', 'notes.txt');
  const chosen = (await stateOf(app)).pending?.filter(({ key }) => key === file);
  const { job } = await publish(app, chosen);
  expect(job).toMatchObject({ state: 'done', sent: { to: 'origin/main' } });
  expect(git(remote, 'diff', '--name-only', 'main~1', 'main')).toBe(`${file}\n`);
  expect(git(remote, 'log', '-1', '--format=%s', 'main')).toBe('Price → $111\n');
  expect(git(remote, 'show', `main:${file}`)).toContain('price: 111');
  expect(git(root, 'status', '--porcelain')).toBe(` M ${about}\nA  notes.txt\n`);
});

test('a refused push changes nothing locally, is reported in a sentence, and the next push catches up', async () => {
  const { root, remote, app } = await openRepository();
  const hook = join(remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  setPrice(root, 111);
  const { job } = await publish(app);
  expect(job?.state).toBe('done');
  expect(job?.sent?.refused).toMatch(
    /^The copy .* engineer .* up to date\..*Tell .*“git push: .*hook declined.*”\.$/u,
  );
  expect(read(root, 'dist/site/about.html')).toContain('$111');
  rmSync(hook);
  setPrice(root, 222);
  expect((await publish(app)).job?.sent).toEqual({ to: 'origin/main' });
  expect(git(remote, 'show', `main~1:${file}`)).toContain('price: 111');
});

test('commits that somebody else has pushed are not merged', async () => {
  const { root, remote, app } = await openRepository();
  pushFromElsewhere(remote);
  setPrice(root, 111);
  const theirs = git(remote, 'rev-parse', 'main');
  expect((await publish(app)).job?.sent?.refused).toMatch(/“git push: .*rejected/u);
  expect(git(remote, 'rev-parse', 'main')).toBe(theirs);
  expect(read(root, 'dist/site/about.html')).toContain('$111');
});

test('visitors are said to see the site only if its address shows this one, not somebody else’s', async () => {
  const { root } = await openPublished();
  const publisher = openPublisher({ root, build: quickBuild });
  writeFileSync(join(root, 'dist/site/manifest.webmanifest'), '{"name":"Ours"}');
  let answer = '{"name":"Somebody else’s"}';
  const server = createServer((_request, reply) => reply.end(answer)).listen(0);
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await publisher.state(address)).toMatchObject({ isServed: false, isElsewhere: true });
  answer = '{"name":"Ours"}';
  expect(await publisher.state(address)).toMatchObject({ isServed: true, isElsewhere: false });
  server.close();
});

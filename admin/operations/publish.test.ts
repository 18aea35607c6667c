import { once } from 'node:events';
import { chmodSync, existsSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLiveSite } from '../../server/live-site.ts';
import { buildSecurityHeaders } from '../../server/security-headers.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { readServerSettings } from '../../settings/settings.ts';
import { readChanges } from '../history/saves.ts';
import { refuseOver } from './job.ts';
import { copyContent, openApp, read } from './project-copy.fixture.ts';
import { keepWay } from './publish-way.ts';
import { openPublisher } from './publish.ts';
import {
  ended,
  file,
  git,
  isDone,
  openHere,
  openPublished,
  openRepository,
  post,
  publish,
  pushFromElsewhere,
  quickBuild,
  setPrice,
  setPriceIn,
  siteUrl,
  stateOf,
} from './publisher.fixture.ts';

test('publishing here puts the build in place of a running server, and brings back one of the last five', async () => {
  const root = copyContent();
  const [originalPrice = ''] = /(?<=price: )\d+/u.exec(read(root, file)) ?? [];
  const at = '2026-01-01T00:00:00.000Z';
  const sources = { program: root, content: root };
  const place = { at, published: false, words: [] };
  await quickBuild(root, { sources, place, checksPages: false }, () => {});
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const headers = buildSecurityHeaders(readServerSettings({}));
  const live = await openLiveSite(join(root, 'dist'), headers);
  const stop = live.watch(log);
  const served = async () => (await live.site.page('/about'))?.html;
  const { app } = await openHere(quickBuild, root);

  setPrice(root, 111);
  expect((await stateOf(app)).changes).toEqual(['Price → $111']);
  const first = await publish(app);
  expect(first).toMatchObject({ job: { state: 'done', way: 'here' }, changes: [] });
  await vi.waitFor(async () => expect(await served()).toContain('$111'), 30_000);

  writeFileSync(join(root, 'content/site.yml'), `# By hand\n${read(root, 'content/site.yml')}`);
  setPrice(root, 222);
  setPrice(root, 333);
  const second = await publish(app);
  expect(second.publications).toMatchObject([
    { live: true, words: ['Price → $222', 'Price → $333', 'Edited by hand: content/site.yml'] },
    { live: false, words: ['Price → $111'] },
    { live: false, words: ['The site before its first publication'] },
  ]);
  await vi.waitFor(async () => expect(await served()).toContain('$333'), 30_000);

  await post(app, '/api/publish/bring-back', { id: first.publications[0]?.id });
  await vi.waitFor(async () => expect(await served()).toContain('$111'), 30_000);
  const after = await stateOf(app);
  expect(after.publications.map(({ live: isLive }) => isLive)).toEqual([false, true, false]);
  expect(after.changes).toContain('Price → $333');
  // Of the publication before, nothing is said anymore.
  expect(after.job).toBeUndefined();

  for (const price of [4, 5, 6, 7, 8]) {
    setPrice(root, price);
    await publish(app);
  }
  const { publications } = await stateOf(app);
  expect(publications).toHaveLength(6);
  const gone = await post(app, '/api/publish/bring-back', { id: first.publications[0]?.id });
  expect(gone.statusCode).toBe(404);

  const original = publications.at(-1)?.id;
  await post(app, '/api/publish/bring-back', { id: original });
  await vi.waitFor(async () => expect(await served()).toContain(`$${originalPrice}`), 30_000);
  await post(app, '/api/publish/bring-back', { id: publications[0]?.id });
  const back = (await stateOf(app)).publications;
  expect(back.map(({ id, live: isLive }) => isLive && id)).toContain(publications[0]?.id);
  expect(back.at(-1)?.id).toBe(original);
  stop();
});

test.for(['site/about.html', 'render/render-slot.js', 'content/site.yml'])(
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

test('only a publication is brought back: no way to another folder takes the site away', async () => {
  const { root, app } = await openHere();
  const { publications } = await publish(app);
  const before = readlinkSync(join(root, 'dist'));
  for (const id of ['../dist', `../builds/${publications[0]?.id}`, '..', '']) {
    const answer = await post(app, '/api/publish/bring-back', { id });
    expect(answer.statusCode, id).toBe(404);
  }
  expect(readlinkSync(join(root, 'dist'))).toBe(before);
});

test.for(['here', 'git'] as const)(
  '%s: each publication says who published it, as the history does',
  async (way) => {
    const { root } = await openRepository();
    keepWay(root, way);
    const publisher = openPublisher({ root, build: quickBuild });
    const ana = { name: 'Ana Ruiz', email: 'ana@example.com' };
    for (const by of [ana, undefined]) {
      setPrice(root, by ? 111 : 222);
      await publisher.publish({ by });
      await isDone(publisher);
    }
    const [last, first] = (await publisher.state(siteUrl)).publications;
    expect([first?.by, last?.by]).toEqual(['Ana Ruiz', readChanges(root).at(-1)?.author]);
  },
);

test('a site that its machine reaches only here, and not by its public name, is served', async () => {
  const root = copyContent();
  keepWay(root, 'here');
  const publisher = openPublisher({ root, build: quickBuild });
  await publisher.publish();
  const site = createServer((_request, answer) => answer.end()).listen(0, 'localhost');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  await isDone(publisher);
  const state = await publisher.state('http://www.example.invalid', `http://localhost:${port}`);
  expect(state.job?.isServed).toBe(true);
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
  // What was put in order by hand, in no form, is in order too.
  setPriceIn(root, 7);
  expect((await stateOf(broken)).job).toBeUndefined();
});

test('what is wrong leads to its field, and is told no more once it is put in order', async () => {
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
  writeFileSync(join(root, file), inOrder);
  expect((await stateOf(app)).job).toBeUndefined();
});

test('what is saved while the site is built goes out with the next publication', async () => {
  const { root, app } = await openHere(async (folder, ...order) => {
    setPrice(folder, 6);
    await quickBuild(folder, ...order);
  });
  setPrice(root, 5);
  expect((await publish(app)).changes).toEqual(['Price → $6']);
  expect(read(root, 'dist/site/about.html')).toContain('$5<');
});

test('one job runs at a time', async () => {
  const { app } = await openHere();
  const answers = await Promise.all([post(app, '/api/publish'), post(app, '/api/publish')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await ended(app);
});

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
  expect(job).toEqual({ state: 'done', way: 'git' });
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
  expect((await ended(app)).job).toEqual({ state: 'done', way: 'git' });
  expect(git(remote, 'show', `main:${file}`)).toBe(old);
  expect(existsSync(join(root, 'content/pictures/new.webp'))).toBe(false);
});

test('git that is told to convert line ends, and to refuse where it would, is no obstacle', async () => {
  const { root, remote, app } = await openRepository();
  git(root, 'config', 'core.autocrlf', 'true');
  git(root, 'config', 'core.safecrlf', 'true');
  setPrice(root, 111);
  expect((await publish(app)).job).toEqual({ state: 'done', way: 'git' });
  expect(git(remote, 'show', `main:${file}`)).toContain('price: 111');
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

  git(root, 'remote', 'set-url', 'origin', join(remote, 'gone'));
  await expectRefusal('cannot be reached');
});

test('what is saved while a push is built goes out with the next one', async () => {
  let price = 5;
  const { root, remote, app } = await openRepository((folder) => setPrice(folder, (price += 1)));
  setPrice(root, 5);
  expect(await publish(app)).toMatchObject({ job: { state: 'done' }, changes: ['Price → $6'] });
  expect(git(remote, 'show', `main:${file}`)).toContain('price: 5\n');
  await publish(app);
  expect(git(remote, 'show', `main:${file}`)).toContain('price: 6\n');
});

test('a commit made by hand while a push is built is kept, and goes out with the next one', async () => {
  const commit = (folder: string) => {
    writeFileSync(join(folder, 'notes.txt'), 'By hand');
    git(folder, 'add', 'notes.txt');
    git(folder, 'commit', '--quiet', '--message', 'By hand', '--allow-empty');
  };
  const { root, remote, app } = await openRepository(commit);
  setPrice(root, 111);
  expect((await publish(app)).job).toEqual({ state: 'done', way: 'git' });
  expect(git(remote, 'show', `main:${file}`)).toContain('price: 111\n');
  const site = `# By hand\n${read(root, 'content/site.yml')}`;
  writeFileSync(join(root, 'content/site.yml'), site);
  expect((await publish(app)).job).toEqual({ state: 'done', way: 'git' });
  expect(git(remote, 'show', 'main:notes.txt')).toBe('By hand');
  expect(git(remote, 'show', 'main:content/site.yml')).toBe(site);
  expect(git(remote, 'show', `main:${file}`)).toContain('price: 111\n');
});

test('a publication that was cut short after its push is no obstacle to the next', async () => {
  const { root, remote, app } = await openRepository();
  setPrice(root, 111);
  await publish(app);
  // As a power cut leaves it: the repository has the commit, the branch here hasn't.
  const commit = git(root, 'rev-parse', 'HEAD').trim();
  git(root, 'update-ref', 'refs/back-office/pushing', commit);
  git(root, 'update-ref', 'refs/back-office/own', commit);
  git(root, 'reset', '--quiet', '--mixed', 'HEAD~1');

  setPrice(root, 222);
  expect((await publish(app)).job).toEqual({ state: 'done', way: 'git' });
  expect(git(remote, 'show', `main:${file}`)).toContain('price: 222');
  expect(git(remote, 'rev-parse', 'main~1').trim()).toBe(commit);
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(git(root, 'for-each-ref', '--format=%(refname)', 'refs/back-office')).toBe(
    'refs/back-office/saves\n',
  );
});

const replaceIn = (root: string, name: string, from: RegExp, to: string): void => {
  const before = read(root, name);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(root, name), after);
};

test('what somebody else has pushed comes here and goes out together with what was saved, also from the same lines', async () => {
  const { root, remote, app } = await openRepository();
  setPrice(root, 111);
  pushFromElsewhere(remote, (other) => {
    replaceIn(other, 'content/site.yml', /email: .*/u, 'email: new@example.com');
    // The line above the price.
    replaceIn(other, file, /name: .*/u, 'name: Another name');
    writeFileSync(join(other, 'program.txt'), 'Theirs');
  });
  writeFileSync(join(root, 'notes.txt'), 'Not of the content');
  expect((await publish(app)).job).toEqual({ state: 'done', way: 'git' });
  const sent = git(remote, 'show', `main:${file}`);
  expect(sent).toContain('name: Another name');
  expect(sent).toContain('price: 111');
  expect(read(root, 'content/site.yml')).toContain('new@example.com');
  expect(read(root, file)).toContain('name: Another name');
  expect(read(root, 'program.txt')).toBe('Theirs');
  expect(git(root, 'status', '--porcelain')).toBe('?? notes.txt\n');
});

test('the same price changed here and elsewhere is chosen on the screen, and nothing is pushed before', async () => {
  const { root, remote, app } = await openRepository();
  setPrice(root, 111);
  pushFromElsewhere(remote, (other) => setPriceIn(other, 222));
  const { job } = await publish(app);
  expect(job).toMatchObject({ state: 'failed', clashes: [{ mine: '111', theirs: '222' }] });
  const [clash] = job?.clashes ?? [];
  expect(clash?.place).toMatch(/ › .*[Pp]rice/u);
  expect(git(remote, 'show', `main:${file}`)).toContain('price: 222');
  expect(read(root, file)).toContain('price: 111');
  await post(app, '/api/publish', { choices: { [clash?.place ?? '']: 'mine' } });
  expect((await ended(app)).job).toEqual({ state: 'done', way: 'git' });
  expect(git(remote, 'show', `main:${file}`)).toContain('price: 111');
  expect(git(root, 'status', '--porcelain')).toBe('');
});

test('a file of the program changed on both sides is a matter for a programmer, and nothing is touched', async () => {
  const { root, remote, app } = await openRepository();
  setPrice(root, 111);
  pushFromElsewhere(remote, (other) => writeFileSync(join(other, '.gitignore'), 'theirs\n'));
  writeFileSync(join(root, '.gitignore'), 'mine\n');
  expect((await publish(app)).job?.message).toContain('.gitignore');
  expect(read(root, '.gitignore')).toBe('mine\n');
});

test('the way of publishing is chosen once and never changes by itself', async () => {
  const { root, app: chosen } = await openRepository();
  const app = await openApp(root, openPublisher({ root, build: quickBuild }));
  expect(await stateOf(app)).toMatchObject({ way: 'git', upstream: 'origin/main' });
  setPrice(root, 111);
  git(root, 'switch', '--quiet', '--detach');
  const refused = await post(chosen, '/api/publish');
  expect(refused.json<{ message: string }>().message).toContain('on no branch');
  expect(existsSync(join(root, 'dist'))).toBe(false);
  expect(await stateOf(app)).toMatchObject({ way: 'git' });
});

test('where there is a repository to push to and nobody has chosen, publishing asks first', async () => {
  const { root } = await openRepository();
  rmSync(join(root, 'data/admin/publish-way'));
  const app = await openApp(root, openPublisher({ root, build: quickBuild }));
  setPrice(root, 111);
  const refused = await post(app, '/api/publish');
  expect(refused.json<{ message: string }>().message).toContain('Choose first');
});

test('git is asked with the owner’s own ssh command', async () => {
  const { root, app } = await openRepository();
  const seen = join(temporaryDirectory(), 'seen');
  const script = `${seen}.sh`;
  writeFileSync(script, `#!/bin/sh\necho "$@" > ${seen}\nexit 1\n`);
  chmodSync(script, 0o755);
  git(root, 'config', 'core.sshCommand', script);
  git(root, 'remote', 'set-url', 'origin', 'ssh://git@example.com/site.git');
  setPrice(root, 111);
  expect((await publish(app)).job?.state).toBe('failed');
  expect(read(seen, '')).toContain('git@example.com');
});

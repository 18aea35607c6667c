import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { buildFolder, newBuildId, placeBuild } from '../../build/builds.ts';
import { pruneBuilds, writeNote } from '../../build/builds.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { writeFixtureBuild } from '../../server/test-support/fixture-site.ts';
import { makeChange } from '../history/history.ts';
import type { Builder } from './job.ts';
import { copyContent, openApp, read } from './project-copy.fixture.ts';
import { keepWay } from './publish-way.ts';
import { openPublisher, type PublishingState } from './publish.ts';

/** Holds the prices. */
export const file = 'content/packages.yml';

/** Builds in the time of a test: the page says which price it was made with. */
export const quickBuild: Builder = async (root, { sources, place }) => {
  if (!place) return;
  const id = newBuildId(place.at);
  const into = buildFolder(root, id);
  cpSync(await writeFixtureBuild(), into, { recursive: true });
  cpSync(join(sources.content, 'content'), join(into, 'content'), { recursive: true });
  const [price = ''] = /(?<=price: )\d+/u.exec(read(into, file)) ?? [];
  writeFileSync(join(into, 'site/about.html'), `<!doctype html><p>$${price}</p>`);
  writeNote(root, id, { ...place, fingerprint: '' });
  placeBuild(root, id);
  pruneBuilds(root);
};

/** Writes another price by hand. */
export const setPriceIn = (root: string, price: number): void =>
  writeFileSync(join(root, file), read(root, file).replace(/price: \d+/u, `price: ${price}`));

/** Saves another price, as the form does. */
export const setPrice = (root: string, price: number): void => {
  const before = read(root, file);
  const after = before.replace(/price: \d+/u, `price: ${price}`);
  makeChange(root, { words: `Price → $${price}`, files: [{ file, before, after }] });
};

export const post = (app: FastifyInstance, url: string, payload: object = {}) =>
  app.inject({ method: 'POST', url, payload });

export const stateOf = async (app: FastifyInstance) =>
  (await app.inject({ url: '/api/publish' })).json<PublishingState>();

export const ended = async (app: FastifyInstance): Promise<PublishingState> => {
  const isOver = async () => {
    const state = await stateOf(app);
    expect(['done', 'failed']).toContain(state.job?.state);
    return state;
  };
  return vi.waitFor(isOver, { timeout: 45_000, interval: 250 });
};

export const publish = async (app: FastifyInstance, chosen?: object[]) => {
  const answer = await post(app, '/api/publish', { chosen });
  expect(answer.statusCode, answer.body).toBe(200);
  return ended(app);
};

/** A folder that is published on this machine. */
export const openHere = async (build = quickBuild, root = copyContent()) => {
  keepWay(root, 'here');
  return { root, app: await openApp(root, openPublisher({ root, build })) };
};

/** One where everything is published. */
export const openPublished = async () => {
  const { root, app } = await openHere();
  await publish(app);
  return { root, app };
};

/** Nothing answers there. */
export const siteUrl = 'http://localhost:1';

export const isDone = (publisher: ReturnType<typeof openPublisher>) =>
  vi.waitFor(async () => expect((await publisher.state(siteUrl)).job?.state).toBe('done'), 30_000);

export const git = (cwd: string, ...parameters: string[]) =>
  execFileSync('git', parameters, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const person = (cwd: string) => {
  git(cwd, 'config', 'user.name', 'Owner');
  git(cwd, 'config', 'user.email', 'owner@example.com');
};

/** A checkout of the content with a repository it is pushed to. */
export const openRepository = async (onBuild?: (root: string) => void) => {
  const root = copyContent();
  const remote = temporaryDirectory();
  git(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
  person(root);
  writeFileSync(join(root, '.gitignore'), 'data/\ndist\nbuilds/\n.cache/\n');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'The beginning');
  git(root, 'remote', 'add', 'origin', remote);
  git(root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  const build: typeof quickBuild = async (...order) => {
    onBuild?.(root);
    await quickBuild(...order);
  };
  const app = await openApp(root, openPublisher({ root, build }));
  await app.inject({ method: 'PUT', url: '/api/publish/way', payload: { way: 'git' } });
  return { root, remote, app };
};

/** What somebody else pushes. */
export const pushFromElsewhere = (remote: string, change: (checkout: string) => void) => {
  const other = join(temporaryDirectory(), 'other');
  execFileSync('git', ['clone', '--quiet', remote, other]);
  person(other);
  change(other);
  git(other, 'add', '--all');
  git(other, 'commit', '--quiet', '--message', 'Somebody else');
  git(other, 'push', '--quiet');
};

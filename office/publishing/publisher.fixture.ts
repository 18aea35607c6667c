import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { postsDue, takeContent, type BuildOrder } from '../../tooling/build/build.ts';
import {
  buildFolder,
  liveBuild,
  newBuildId,
  placeBuild,
  pruneBuilds,
  writeNote,
} from '../../tooling/build/builds.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { writeFixtureBuild } from '../../server/built-site.fixture.ts';
import { makeChange } from '../history/history.ts';
import { copyContent, read } from '../operations/project-copy.fixture.ts';
import { openRoutes } from '../routes.fixture.ts';
import type { Builder } from './job.ts';
import { openPublisher, type PublishingState } from './publish.ts';
import { publishRoutes } from './routes.ts';

/** The file with the prices. */
export const file = 'content/packages.yml';

/** A stand-in for a build, fast enough for a test. The page shows the price it was built with. */
const makeQuickly = async (
  root: string,
  { from, only, place }: BuildOrder,
  builtAt?: string,
): Promise<void> => {
  const id = newBuildId(place.at);
  const into = buildFolder(root, id);
  cpSync(await writeFixtureBuild(), into, { recursive: true });
  takeContent(root, { from, only }, into);
  const [price = ''] = /(?<=price: )\d+$/mu.exec(read(into, file)) ?? [];
  writeFileSync(join(into, 'site/about.html'), `<!doctype html><p>$${price}</p>`);
  writeNote(root, id, { ...place, builtAt, fingerprint: '' });
  placeBuild(root, id);
  pruneBuilds(root);
};

export const quickBuild: Builder = async (root, order) => {
  if (order !== 'due') return makeQuickly(root, order);
  const live = liveBuild(root);
  if (!live || postsDue(root).length === 0) return undefined;
  const from = buildFolder(root, live.id);
  const again = { from, place: live.note };
  return makeQuickly(root, again, new Date().toISOString());
};

/** Changes the price by hand. */
export const setPriceIn = (root: string, price: number): void =>
  writeFileSync(join(root, file), read(root, file).replace(/price: \d+$/mu, `price: ${price}`));

/** Saves a price as the form does. */
export const setPrice = (root: string, price: number): void => {
  const before = read(root, file);
  const after = before.replace(/price: \d+$/mu, `price: ${price}`);
  makeChange(root, { words: `Price → $${price}`, files: [{ file, before, after }] });
};

export const post = (app: FastifyInstance, url: string, payload: object = {}) =>
  app.inject({ method: 'POST', url, payload });

export const stateOf = async (app: FastifyInstance) =>
  (await app.inject({ url: '/api/publish' })).json<PublishingState>();

const ended = async (app: FastifyInstance): Promise<PublishingState> => {
  const isOver = async () => {
    const state = await stateOf(app);
    expect(['done', 'failed']).toContain(state.job?.state);
    return state;
  };
  return vi.waitFor(isOver, { timeout: 80_000, interval: 250 });
};

export const publish = async (app: FastifyInstance, chosen?: object[]) => {
  const answer = await post(app, '/api/publish', { chosen });
  expect(answer.statusCode, answer.body).toBe(200);
  return ended(app);
};

/** An app with a publisher on a copy of the content. */
export const openHere = async (build = quickBuild, root = copyContent()) => {
  const publisher = openPublisher({ root, build });
  const app = await openRoutes((context) => publishRoutes(context, publisher), { root });
  return { root, app };
};

/** The same, with everything published. */
export const openPublished = async () => {
  const { root, app } = await openHere();
  await publish(app);
  return { root, app };
};

/** An address where nothing answers. */
export const siteUrl = 'http://localhost:1';

export const isDone = (publisher: ReturnType<typeof openPublisher>) =>
  vi.waitFor(async () => expect((await publisher.state(siteUrl)).job?.state).toBe('done'), 80_000);

export const git = (cwd: string, ...parameters: string[]) =>
  execFileSync('git', parameters, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const person = (cwd: string) => {
  git(cwd, 'config', 'user.name', 'Owner');
  git(cwd, 'config', 'user.email', 'owner@example.com');
};

/** A checkout of the content, and the repository it pushes to. */
export const openRepository = async () => {
  const root = copyContent();
  const remote = temporaryDirectory();
  git(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
  person(root);
  writeFileSync(join(root, '.gitignore'), 'data/\ndist\nbuilds/\n.cache/\n');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'The beginning');
  git(root, 'remote', 'add', 'origin', remote);
  git(root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  const { app } = await openHere(quickBuild, root);
  return { root, remote, app };
};

/** Pushes a commit as somebody else. */
export const pushFromElsewhere = (remote: string) => {
  const other = join(temporaryDirectory(), 'other');
  execFileSync('git', ['clone', '--quiet', remote, other]);
  person(other);
  writeFileSync(join(other, 'notes.txt'), 'Theirs');
  git(other, 'add', '--all');
  git(other, 'commit', '--quiet', '--message', 'Somebody else');
  git(other, 'push', '--quiet');
};

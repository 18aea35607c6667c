import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEntries } from '../../content-check/read-entries.ts';
import { readServerSettings } from '../../settings/settings.ts';
import { listChanges } from '../operations/history.ts';
import { copyContent, problemsIn, read } from '../operations/project-copy.fixture.ts';
import { previewFolder } from './preview.ts';
import { contentRoutes } from './routes.ts';
import { noPreview } from '../preview.fixture.ts';

interface Opened {
  version: string;
  // Whatever the form of the entry holds.
  data: Record<string, Record<string, unknown>>;
  body?: string;
  [name: string]: unknown;
}

const open = async () => {
  const root = copyContent();
  const app = fastify();
  const leadStore = () => Promise.reject(new Error('No leads here'));
  await app.register(
    contentRoutes({ root, leadStore, settings: readServerSettings({}), preview: noPreview }),
  );
  onTestFinished(() => app.close());
  const get = async (url: string) => (await app.inject({ url })).json<Opened>();
  const send = async (method: 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() };
  };
  const entry = async (collection: string, id: string) => {
    const { data, body, version } = await get(`/api/entry?collection=${collection}&id=${id}`);
    return { collection, id, data, body, version };
  };
  return { root, get, send, entry };
};

test('everything in the content is listed by name', async () => {
  const { root, get } = await open();
  const { groups } = (await get('/api/content')) as unknown as {
    groups: {
      name: string;
      adds?: object;
      entries: { collection: string; id: string; title: string; problems: number }[];
    }[];
  };
  const listed = new Set(
    groups.flatMap(({ entries }) => entries.map(({ collection, id }) => `${collection} ${id}`)),
  );
  expect(listed.size).toBe(readEntries(root).entries.length);
  expect(groups.map(({ name }) => name)).toContain('Menus and footer');
  const entries = groups.flatMap((group) => group.entries);
  expect(entries.every(({ title, problems }) => title !== '' && problems === 0)).toBe(true);
  expect(groups.find(({ name }) => name === 'Blog')?.adds).toEqual({
    collection: 'blog',
    noun: 'post',
  });
});

test('an entry comes with its form', async () => {
  const { get } = await open();
  const price = await get('/api/entry?collection=packages&id=elite-visible');
  expect(price).toMatchObject({
    title: 'Elite & Visible',
    file: 'content/packages.yml',
    address: '/elitevisible',
    schema: { properties: { price: { title: 'Price', type: 'integer' } } },
    uiSchema: { price: { 'ui:options': { prefix: '$' } } },
    problems: [],
  });
  expect(await get('/api/entry?collection=packages&id=none')).toHaveProperty('message');
});

test('a price is changed, and the history says so', async () => {
  const { root, send, entry } = await open();
  const before = read(root, 'content/packages.yml');
  const price = await entry('packages', 'elite-visible');
  const old = Number(price.data['price']);
  const saved = await send('PUT', '/api/entry', {
    ...price,
    data: { ...price.data, price: old + 251 },
  });
  expect(saved).toMatchObject({
    status: 200,
    words: `Price of Elite & Visible: $${old} → $${old + 251}`,
  });
  expect(read(root, 'content/packages.yml')).toBe(
    before.replace(`price: ${old}`, `price: ${old + 251}`),
  );
  expect(listChanges(root).changes[0]?.words).toBe(saved['words' as keyof typeof saved]);
  expect((await entry('packages', 'elite-visible')).version).toBe(
    saved['version' as keyof typeof saved],
  );
});

test('what the rules of the content refuse is told at its field', async () => {
  const { root, send, entry } = await open();
  const home = await entry('pages', 'home');
  const before = read(root, 'content/pages/home.yml');
  const head = { ...home.data['head'], title: 'Home' };
  const hero = { ...home.data['hero'], button: { label: 'Go', href: '/contcat' }, tagline: '' };
  const data = { ...home.data, head, hero };
  const fields = [
    ['head', 'title'],
    ['hero', 'button', 'href'],
    ['hero', 'tagline'],
  ];
  const checked = await send('POST', '/api/entry/check', { ...home, data });
  const refused = await send('PUT', '/api/entry', { ...home, data });
  expect(refused.status).toBe(422);
  for (const { problems } of [checked, refused] as unknown as {
    problems: { field: string[]; message: string }[];
  }[]) {
    expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining(fields));
    expect(problems.every(({ message }) => /^[A-Z"/].*[.?]$/u.test(message))).toBe(true);
  }
  expect(read(root, 'content/pages/home.yml')).toBe(before);
});

test('what would be wrong on another page is told too', async () => {
  const { send, entry } = await open();
  const blog = await entry('pages', 'blog');
  const listing = { ...blog.data['listing'], categories: ['Cats'] };
  const { problems } = (await send('POST', '/api/entry/check', {
    ...blog,
    data: { ...blog.data, listing },
  })) as unknown as { problems: { message: string }[] };
  expect(problems.some(({ message }) => message.startsWith('content/blog/'))).toBe(true);
});

test('nothing is written over a change made elsewhere', async () => {
  const { root, send, entry } = await open();
  const about = await entry('pages', 'about');
  const file = join(root, 'content/pages/about.yml');
  const theirs = readFileSync(file, 'utf8').replace(
    /^(?<start> {2}heading: ).*$/mu,
    '$<start>Theirs',
  );
  writeFileSync(file, theirs);
  const mission = { ...about.data['mission'], heading: 'Mine' };
  const refused = await send('PUT', '/api/entry', { ...about, data: { ...about.data, mission } });
  expect(refused).toMatchObject({ status: 409, theirs: { data: { hero: { heading: 'Theirs' } } } });
  expect(readFileSync(file, 'utf8')).toBe(theirs);
  const { theirs: now } = refused as unknown as { theirs: Opened };
  const again = { ...about, data: { ...now.data, mission }, version: now.version };
  expect(await send('PUT', '/api/entry', again)).toMatchObject({ status: 200 });
});

test('a note written meanwhile is no conflict, and stays', async () => {
  const { root, send, entry } = await open();
  const about = await entry('pages', 'about');
  appendFileSync(join(root, 'content/pages/about.yml'), '# a note\n');
  const mission = { ...about.data['mission'], heading: 'Mine' };
  expect(
    await send('PUT', '/api/entry', { ...about, data: { ...about.data, mission } }),
  ).toMatchObject({ status: 200 });
  expect(read(root, 'content/pages/about.yml')).toMatch(/# a note\n$/u);
});

test('a table in the text of a post is changed', async () => {
  const { root, send, entry } = await open();
  const post = await entry('blog', 'websiteredesignsigns');
  const body = `${post.body ?? ''}\n| a | b |\n|---|:-:|\n| 1 | 2|\n`;
  const file = 'content/blog/websiteredesignsigns/index.md';
  const before = read(root, file);
  expect(await send('PUT', '/api/entry', { ...post, body })).toMatchObject({ status: 200 });
  expect(read(root, file)).toBe(before + body.slice(post.body?.length));
  const broken = `${body}\n[a page](/nowhere)\n`;
  const { problems } = (await send('POST', '/api/entry/check', {
    ...post,
    body: broken,
  })) as unknown as { problems: object[] };
  expect(problems).toMatchObject([{ field: ['body'] }]);
});

test('where the history cannot be written, nothing is saved', async () => {
  const { root, send, entry } = await open();
  const about = await entry('pages', 'about');
  const before = read(root, 'content/pages/about.yml');
  // Neither can anything be written into a file as if it were a folder.
  writeFileSync(join(root, 'data/admin/history'), '');
  const mission = { ...about.data['mission'], heading: 'Mine' };
  const refused = await send('PUT', '/api/entry', { ...about, data: { ...about.data, mission } });
  expect(refused).toMatchObject({
    status: 503,
    message: expect.stringMatching(/nothing was changed/iu),
  });
  expect(read(root, 'content/pages/about.yml')).toBe(before);
});

test('unsaved words stand in the copy for the preview only', async () => {
  const { root, send, entry } = await open();
  const file = 'pages/about.yml';
  const saved = read(root, `content/${file}`);
  const about = await entry('pages', 'about');
  const draft = (heading: string) => ({
    ...about,
    data: { ...about.data, mission: { ...about.data['mission'], heading } },
  });
  expect(read(root, join(previewFolder, file))).toBe(saved);
  expect(await send('PUT', '/api/draft', draft('A draft'))).toEqual({ status: 200 });
  expect(read(root, join(previewFolder, file))).toContain('heading: A draft');
  expect(read(root, `content/${file}`)).toBe(saved);
  // What cannot be drawn leaves the last draft.
  await send('PUT', '/api/draft', { ...draft(''), data: {} });
  expect(read(root, join(previewFolder, file))).toContain('heading: A draft');
  expect(await send('DELETE', '/api/draft?collection=pages&id=about')).toEqual({ status: 200 });
  expect(read(root, join(previewFolder, file))).toBe(saved);
  // Changes made elsewhere are followed.
  renameSync(
    join(root, 'content/cities/dallas-female-founder-website-design.yml'),
    join(root, 'content/cities/dallas.yml'),
  );
  await vi.waitFor(
    () => expect(read(root, join(previewFolder, 'cities/dallas.yml'))).toContain('Dallas'),
    5000,
  );
});

test('pages and names are there to choose from', async () => {
  const { get, root } = await open();
  expect(await get('/api/addresses')).toContainEqual({ address: '/contact', title: 'Contact' });
  for (const target of ['package', 'project', 'testimonial', 'category', 'skyline'])
    expect(await get(`/api/references?target=${target}`)).not.toEqual([]);
  expect(await problemsIn(root)).toEqual([]);
});

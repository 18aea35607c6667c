import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { listChanges, makeChange } from '../history/history.ts';
import { copyContent, read, requestsTo } from '../operations/project-copy.fixture.ts';
import { previewFolder } from '../preview/start.ts';
import { contentRoutes } from './routes.ts';
import { openRoutes } from '../routes.fixture.ts';

interface Opened {
  version: string;
  // The form values of any entry.
  data: Record<string, Record<string, unknown>>;
  body?: string;
}

interface Problem {
  field: string[];
  message: string;
}

interface Listed {
  groups: { entries: object[] }[];
}

const open = async (prepare: (root: string) => void = () => undefined) => {
  const root = copyContent();
  prepare(root);
  const app = await openRoutes(contentRoutes, { root });
  const { get, send } = requestsTo(app);
  const entry = async (collection: string, id: string) => {
    const { data, body, version } = await get<Opened>('/api/entry', { collection, id });
    return { collection, id, data, body, version };
  };
  const save = (payload: object) => send('PUT', '/api/entry', payload);
  const check = async (payload: object) =>
    (await send('POST', '/api/entry/check', payload))['problems'] as Problem[];
  const advise = async (payload: object) =>
    (await send('POST', '/api/entry/check', payload))['advice'] as Problem[];
  /** A content file as the preview would show it. */
  const shown = (file: string) => read(root, join(previewFolder, 'content', file));
  return { root, get, send, entry, save, check, advise, shown };
};

/** The About page with another heading. */
const withHeading = <Page extends Pick<Opened, 'data'>>(page: Page, heading: string): Page => ({
  ...page,
  data: { ...page.data, mission: { ...page.data['mission'], heading } },
});

test('an entry comes with its form', async () => {
  const { get } = await open();
  const price = await get('/api/entry?collection=packages&id=elite-visible');
  expect(price).toMatchObject({
    title: 'Elite & Visible',
    file: 'content/packages.yml',
    address: '/elitevisible',
    schema: { properties: { price: { title: 'Price', type: 'integer', unit: '$' } } },
    problems: [],
  });
  expect(await get('/api/entry?collection=packages&id=none')).toHaveProperty('message');
});

test('a price is changed, and the history says so', async () => {
  const { root, entry, save } = await open();
  const before = read(root, 'content/packages.yml');
  const price = await entry('packages', 'elite-visible');
  const old = Number(price.data['price']);
  const saved = await save({ ...price, data: { ...price.data, price: old + 251 } });
  expect(saved).toMatchObject({
    status: 200,
    words: `Price of Elite & Visible: $${old} → $${old + 251}`,
  });
  expect(read(root, 'content/packages.yml')).toBe(
    before.replace(`price: ${old}`, `price: ${old + 251}`),
  );
  expect(listChanges(root).changes[0]?.words).toBe(saved['words']);
  expect((await entry('packages', 'elite-visible')).version).toBe(saved['version']);
});

test('a price with a comma is kept as it was written', async () => {
  const { root, entry, save } = await open();
  const elite = await entry('packages', 'elite-visible');
  await save({ ...elite, data: { ...elite.data, price: '4,250' } });
  expect(read(root, 'content/packages.yml')).toContain('price: 4,250\n');
});

test.for(['4250.50', '42,50', '', '-5'])(
  'a price of "%s" is refused with a sentence, and never becomes another number',
  async (price) => {
    const { root, entry, save } = await open();
    const before = read(root, 'content/packages.yml');
    const elite = await entry('packages', 'elite-visible');
    const refused = await save({ ...elite, data: { ...elite.data, price } });
    const advice = /^Write whole dollars|^Please fill this in/u;
    expect(refused).toMatchObject({
      status: 422,
      problems: [{ field: ['price'], message: expect.stringMatching(advice) as string }],
    });
    expect(read(root, 'content/packages.yml')).toBe(before);
  },
);

test('a value that the content rules refuse is reported at its field', async () => {
  const { root, entry, save, check } = await open();
  const home = await entry('pages', 'home');
  const before = read(root, 'content/pages/home.yml');
  const hero = { ...home.data['hero'], button: { label: 'Go', href: '/contcat' }, tagline: '' };
  const data = { ...home.data, hero };
  const fields = [
    ['hero', 'button', 'href'],
    ['hero', 'tagline'],
  ];
  const refused = await save({ ...home, data });
  expect(refused.status).toBe(422);
  for (const problems of [await check({ ...home, data }), refused['problems'] as Problem[]]) {
    expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining(fields));
    expect(problems.every(({ message }) => /^[A-Z"/].*[.?]$/u.test(message))).toBe(true);
  }
  expect(read(root, 'content/pages/home.yml')).toBe(before);
});

test('of a field with choices, an empty value has one message, and a wrong one names them as the owner knows them', async () => {
  const { entry, check } = await open();
  const post = await entry('blog', 'websiteredesignsigns');
  const without = await check({ ...post, data: { ...post.data, category: '' } });
  expect(without).toMatchObject([{ field: ['category'], message: 'Choose a subject.' }]);
  const page = await entry('pages', 'webdesign');
  const projects = { ...page.data['projects'], first: 'anna' };
  const message = /Take one of (?:“[A-Z][^”]+”(?:, )?)+\./u;
  expect(await check({ ...page, data: { ...page.data, projects } })).toMatchObject([
    { field: ['projects', 'first'], message: expect.stringMatching(message) as string },
  ]);
});

test('hours that are no time are refused once, at the days that they belong to', async () => {
  const { entry, check } = await open();
  const card = await entry('business', 'business');
  const [hours] = card.data['hours'] as unknown as object[];
  const told = await check({
    ...card,
    data: { ...card.data, hours: [{ ...hours, from: 'soon' }] },
  });
  const place = 'Monday to Friday › From';
  expect(told).toMatchObject([{ place, message: 'Choose a time of day.' }]);
});

test('an address is saved with the beginning that people leave out', async () => {
  const { root, entry, save } = await open();
  const card = await entry('business', 'business');
  const social = [{ network: 'LinkedIn', url: 'www.linkedin.com/in/ana' }];
  const data = { ...card.data, social, securityContact: 'ana@example.com' };
  expect(await save({ ...card, data })).toMatchObject({ status: 200 });
  const saved = read(root, 'content/business.yml');
  expect(saved).toContain('url: https://www.linkedin.com/in/ana\n');
  expect(saved).toContain('securityContact: mailto:ana@example.com\n');
});

test('what is only better for search engines is advised at its field, and saved all the same', async () => {
  const { root, entry, save, advise } = await open();
  const about = await entry('pages', 'about');
  expect(await advise(about)).toEqual([]);
  const head = { ...about.data['head'], title: 'About us', keywords: [], focus: undefined };
  const changed = { ...about, data: { ...about.data, head } };
  expect(await advise(changed)).toMatchObject([
    { field: ['head', 'focus'], message: expect.stringMatching(/^Which phrase/u) as string },
    { field: ['head', 'title'], place: 'In search results › Title in search results' },
    { field: ['head', 'keywords'] },
  ]);
  expect(await save(changed)).toMatchObject({ status: 200 });
  expect(read(root, 'content/pages/about.yml')).toContain('title: About us');
});

test('nothing is written over a change made elsewhere', async () => {
  const { root, entry, save } = await open();
  const about = await entry('pages', 'about');
  const file = join(root, 'content/pages/about.yml');
  const theirs = readFileSync(file, 'utf8').replace(
    /^(?<start> {2}heading: ).*$/mu,
    '$<start>Theirs',
  );
  writeFileSync(file, theirs);
  const refused = await save(withHeading(about, 'Mine'));
  expect(refused).toMatchObject({ status: 409, theirs: { data: { hero: { heading: 'Theirs' } } } });
  expect(readFileSync(file, 'utf8')).toBe(theirs);
  const { theirs: now } = refused as unknown as { theirs: Opened };
  const again = { ...withHeading({ ...about, data: now.data }, 'Mine'), version: now.version };
  expect(await save(again)).toMatchObject({ status: 200 });
});

test('a comment added to the file meanwhile is not a conflict, and is kept', async () => {
  const { root, entry, save } = await open();
  const about = await entry('pages', 'about');
  appendFileSync(join(root, 'content/pages/about.yml'), '# a note\n');
  expect(await save(withHeading(about, 'Mine'))).toMatchObject({ status: 200 });
  expect(read(root, 'content/pages/about.yml')).toMatch(/# a note\n$/u);
});

test.for([
  ['what is no YAML', (file: string) => writeFileSync(file, 'a: [')],
  ['a folder', (file: string) => mkdirSync(file)],
] as const)('%s in place of a file does not block the other entries', async ([, make]) => {
  const { get, entry, save, shown } = await open((copy) => make(join(copy, 'content/pages/x.yml')));
  const { groups } = await get<Listed>('/api/content');
  const listed = groups.flatMap(({ entries }) => entries);
  expect(listed).toContainEqual(
    expect.objectContaining({ id: 'x', title: 'Page “x”', problems: 1 }),
  );
  expect(await get('/api/entry?collection=pages&id=x')).toMatchObject({
    message: 'Page “x” was changed outside of the back office and can’t be read.',
  });
  const about = await entry('pages', 'about');
  expect(await save(withHeading(about, 'Mine'))).toMatchObject({ status: 200 });
  expect(shown('pages/about.yml')).toContain('Mine');
  expect(await get('/api/addresses')).toContainEqual({ address: '/contact', title: 'Contact' });
});

test('when the history cannot be written, nothing is saved', async () => {
  const { root, entry, save } = await open();
  const about = await entry('pages', 'about');
  const before = read(root, 'content/pages/about.yml');
  // Git can't create a file inside a file.
  writeFileSync(join(root, '.git/refs/back-office'), '');
  const refused = await save(withHeading(about, 'Mine'));
  expect(refused).toMatchObject({
    status: 503,
    message: expect.stringMatching(/nothing was changed/iu),
  });
  expect(read(root, 'content/pages/about.yml')).toBe(before);
});

test('unsaved words go into the preview’s copy only', async () => {
  const { root, send, entry, shown } = await open();
  const file = 'pages/about.yml';
  const saved = read(root, `content/${file}`);
  const about = await entry('pages', 'about');
  const draft = (heading: string) => withHeading(about, heading);
  expect(shown(file)).toBe(saved);
  expect(await send('PUT', '/api/draft', draft('A draft'))).toEqual({ status: 200 });
  expect(shown(file)).toContain('heading: A draft');
  expect(read(root, `content/${file}`)).toBe(saved);
  // An invalid draft leaves the last valid one in the preview.
  await send('PUT', '/api/draft', { ...draft(''), data: {} });
  expect(shown(file)).toContain('heading: A draft');
  expect(await send('DELETE', '/api/draft?collection=pages&id=about')).toEqual({ status: 200 });
  expect(shown(file)).toBe(saved);
  // Outside changes are picked up, including a file that was saved by an atomic rename.
  const aside = join(root, 'content/pages/about.part');
  writeFileSync(aside, `${saved}# By another program\n`);
  renameSync(aside, join(root, 'content', file));
  await vi.waitFor(() => expect(shown(file)).toContain('# By another program'), 30_000);
  writeFileSync(join(root, 'content/pictures/covers/uploaded.webp'), 'a picture');
  await vi.waitFor(() => expect(shown('pictures/covers/uploaded.webp')).toBe('a picture'), 30_000);
});

test('a file broken by hand is restored to its last readable version, which the preview shows meanwhile', async () => {
  const { root, get, send, shown } = await open();
  for (const [collection, id, file, name] of [
    ['pages', 'services', 'pages/services.yml', 'Page “services”'],
    ['brand', 'brand', 'brand.yml', 'Brand'],
  ] as const) {
    const path = `content/${file}`;
    const good = read(root, path);
    makeChange(root, {
      words: 'A note',
      files: [{ file: path, before: good, after: `${good}#\n` }],
    });
    writeFileSync(join(root, path), 'heading: "broken\n  : [');
    const refused = await get<Record<string, string>>('/api/entry', { collection, id });
    expect(refused['message']).toContain(name);
    expect(Date.parse(refused['lastReadable'] ?? '')).toBeGreaterThan(0);
    expect((await send('POST', '/api/entry/bring-back', { collection, id })).status).toBe(200);
    expect(read(root, path)).toBe(`${good}#\n`);
    expect(
      listChanges(root)
        .changes.map(({ words }) => words)
        .slice(0, 2),
    ).toEqual([
      `${name}: the last version that could be read was restored`,
      `Changed outside of the back office: ${name}`,
    ]);
    expect(shown(file)).not.toContain('broken');
    expect(await get('/api/entry', { collection, id })).toHaveProperty('version');
  }
});

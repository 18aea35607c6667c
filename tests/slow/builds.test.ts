import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { manifestOf } from '../../tooling/build/builds.ts';
import { cities } from '../fixtures/content.ts';
import { futurePost } from '../fixtures/future-post.ts';
import {
  beginBuild,
  buildCopy,
  openProjectCopy,
  type ProjectCopy,
} from '../fixtures/project-copy.ts';

// A build is slow, so each test continues where the previous one ended.
let copy: ProjectCopy;
let clean: ReturnType<typeof manifestOf>;

const run = (...parameters: string[]) => beginBuild(copy, parameters).ended;

const inCopy = (file: string) => join(copy.root, file);

/** The hashes of all files of the live site. */
const liveSite = () => manifestOf(realpathSync(inCopy('dist')), '{site,render}');

const pageOf = (name: string) => readFileSync(inCopy(`dist/site/${name}.html`), 'utf8');

const change = (file: string, edit: (text: string) => string): void => {
  const before = readFileSync(inCopy(file), 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(inCopy(file), after);
};

const changeField = (file: string, field: readonly string[], value: unknown): void =>
  change(file, (text) => {
    const document = parseDocument(text);
    document.setIn(field, value);
    return document.toString({ lineWidth: 0 });
  });

const sayOnHome = (words: string): void =>
  changeField('content/pages/home.yml', ['services', 'heading'], words);

/** Restores parts of the project. */
const restore = (...parts: string[]): void => {
  for (const part of parts) {
    rmSync(inCopy(part), { recursive: true });
    cpSync(part, inCopy(part), { recursive: true, preserveTimestamps: true });
  }
};

beforeAll(async () => {
  copy = await openProjectCopy();
}, 120_000);

afterAll(() => copy.remove());

test('two builds at once take turns', { timeout: 900_000 }, async () => {
  const [first, second] = await Promise.all([run(), run()]);
  expect([first.code, second.code]).toEqual([0, 0]);
  expect([first.said, second.said].sort()).toEqual([
    '',
    'Another build is under way in this folder. This one waits for it.\n',
  ]);
  clean = liveSite();
});

test('a build shows what was edited, added and set', { timeout: 600_000 }, async () => {
  const shared = (name: string) => readFileSync(inCopy(`dist/site/share/${name}.jpg`), 'base64');
  const pictureOf = (html: string) => /portrait-studio[^" ]*avif/u.exec(html)?.[0];
  const before = { about: pageOf('about'), picture: shared('about') };
  change('content/pages/about.yml', (text) => text.replace('Empowering', 'Encouraging'));
  change('site/sections/shared/SiteFooter/SiteFooter.tsx', (text) =>
    text.replace('<footer', '<footer data-changed'),
  );
  changeField('content/packages.yml', ['local-seo-accelerator', 'price'], 4711);
  const pictures = inCopy('content/pictures');
  cpSync(join(pictures, 'portrait-ceramist.webp'), join(pictures, 'portrait-studio.webp'));
  const post = readFileSync('content/blog/essentialswebsitepages/index.md', 'utf8');
  mkdirSync(inCopy('content/blog/one-more'));
  writeFileSync(inCopy('content/blog/one-more/index.md'), futurePost(post));
  const [{ name, path } = { name: '', path: '' }] = cities;
  const city = readFileSync(`content/cities${path}.yml`, 'utf8');
  writeFileSync(
    inCopy('content/cities/el-paso-website-design.yml'),
    city.replace(/^scene:\n(?: .*\n)+/mu, '').replaceAll(name, 'El Paso'),
  );
  cpSync('tests/fixtures/free-page.yml', inCopy('content/pages/websites-for-florists.yml'));

  const address = 'https://another.example';
  await buildCopy(copy, [], { SITE_URL: address });
  const about = pageOf('about');
  for (const words of ['Encouraging women', '<footer data-changed', `${address}/about`])
    expect(about).toContain(words);
  expect(pictureOf(about)).not.toBe(pictureOf(before.about));
  expect(pageOf('localseo')).toContain('$4711');
  expect(pageOf('blog')).toContain('A post from the future');
  expect(pageOf('el-paso-website-design')).toContain('El Paso');
  const florists = pageOf('websites-for-florists');
  for (const words of ['<h3>Same-day orders</h3>', '<a href="/webdesign">', '$3999'])
    expect(florists).toContain(words);
  expect(shared('about')).not.toBe(before.picture);
});

test('a build that fails says why and leaves what was live', { timeout: 600_000 }, async () => {
  const before = liveSite();
  // Pictures drawn before the failure must not stay in the cache.
  const [shapes, page] = ['site/share-images/shapes.tsx', 'site/pages/webdesign.astro'];
  change(shapes, (text) => text.replace('strokeWidth="6"', 'strokeWidth="16"'));
  change(page, () => '---\nthrow new Error("No such thing");\n---\n');
  const { code, said } = await run();
  restore(shapes, page);
  expect(code).toBe(1);
  expect(said).toContain('No such thing');
  expect(said).toContain('What was live stays live.');
  expect(said).not.toContain('    at ');
  expect(liveSite()).toEqual(before);
});

test('a mistake in the content stops a build with one plain line', async () => {
  const file = 'content/testimonials.yml';
  const before = liveSite();
  change(file, (text) => text.replace(/^ {2}role:/mu, '\trole:'));
  const { code, said } = await run();
  restore(file);
  expect(code).toBe(1);
  expect(said).toMatch(
    /^content\/testimonials\.yml, line \d+: Tabs are not allowed as indentation\.\n$/u,
  );
  expect(liveSite()).toEqual(before);
});

test.for([
  ['its content is copied', 'builds/*/content/site.yml'],
  ['pages are written', 'builds/*/site/about.html'],
  ['files are compressed', 'builds/*/site/about.html.br'],
] as const)(
  'a build that is killed when %s leaves the live site alone, and no child process running',
  { timeout: 600_000 },
  async ([stage, file]) => {
    sayOnHome(`Words of a build that is killed when ${stage}`);
    const before = liveSite();
    const live = readlinkSync(inCopy('dist'));
    const isThere = () => globSync(file, { cwd: copy.root }).some((name) => !name.startsWith(live));
    const { child } = beginBuild(copy);
    await vi.waitUntil(isThere, { timeout: 300_000, interval: 10 });
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const isAnyLeft = () => process.kill(-(child.pid ?? 0), 0);
    await vi.waitFor(() => expect(isAnyLeft).toThrow('ESRCH'), 30_000);
    expect(readlinkSync(inCopy('dist'))).toBe(live);
    expect(liveSite()).toEqual(before);
  },
);

test(
  'the next build equals one in a clean folder, and stays live through changes and updates',
  { timeout: 900_000 },
  async () => {
    restore('content', 'site/sections/shared/SiteFooter');
    expect(await run('--publish')).toEqual({ code: 0, said: '' });
    expect(liveSite()).toEqual(clean);
    sayOnHome('Saved words');
    // Simulates an update of the program.
    change('site/pages/about.astro', (text) => `${text}<p>Updated</p>\n`);
    const { said } = await run('--if-changed');
    expect(said).toContain('Not published yet: 1 changed file of content/.');
    expect(said).toContain('npm run build -- --publish');
    expect(pageOf('about')).toContain('Updated');
    expect(pageOf('index')).not.toContain('Saved words');
  },
);

import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { attributeOf, elementsIn, readHtml, wordsOf } from '../../content-model/html.ts';
import { pageContent } from '../fixtures/content.ts';
import { futurePost } from '../fixtures/future-post.ts';
import {
  beginBuild,
  buildCopy,
  liveSite,
  openProjectCopy,
  sayOnHome,
  type ProjectCopy,
} from '../fixtures/project-copy.ts';
import { startSilently } from '../fixtures/running-site.ts';

// A build takes its time: each test goes on where the one before ended.
let copy: ProjectCopy;
let clean: ReturnType<typeof liveSite>;

const run = (...parameters: string[]) => beginBuild(copy, parameters).ended;

const inCopy = (file: string) => join(copy.root, file);

const pageOf = (name: string) => readFileSync(inCopy(`dist/site/${name}.html`), 'utf8');

const change = (file: string, edit: (text: string) => string): void => {
  const before = readFileSync(inCopy(file), 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(inCopy(file), after);
};

/** Puts parts of the project back as they were. */
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
  clean = liveSite(copy);
});

/** As telephones and owners name their pictures. */
const pictureNames = [
  'café.jpg'.normalize('NFD'),
  "Ana's (1).JPG",
  'our shop.jpg',
  'café.jpg'.normalize('NFC'),
  'a&b.png',
];

/** A post like one that is there, with these pictures. */
const writePost = async (): Promise<void> => {
  const original = 'content/pictures/covers/essential-website-pages.webp';
  for (const [index, name] of pictureNames.entries())
    await sharp(original)
      // Pictures alike would become one.
      .modulate({ hue: index * 60 })
      .toFormat(name.endsWith('.png') ? 'png' : 'jpeg')
      .toFile(inCopy(`content/pictures/${name}`));
  const shown = pictureNames.flatMap((name) => [
    `![A shop](<../../pictures/${name}>)`,
    `![A shop](../../pictures/${encodeURI(name).replace('(', '%28').replace(')', '%29')})`,
  ]);
  const text = readFileSync('content/blog/essentialswebsitepages/index.md', 'utf8');
  const cover = `  picture: "../../pictures/${pictureNames[1]}"`;
  const own = futurePost(text).replace(/^ {2}picture: .*$/mu, () => cover);
  mkdirSync(inCopy('content/blog/one-more'));
  writeFileSync(inCopy('content/blog/one-more/index.md'), `${own}\n${shown.join('\n\n')}\n`);
};

const address = 'https://another.example';

test(
  'a build shows what was edited, added and set, and draws again only what has changed',
  { timeout: 600_000 },
  async () => {
    const drawings = () =>
      new Map(
        globSync('{share,quotes}/**/*.*', { cwd: inCopy('dist/site') }).map((name) => [
          name,
          readFileSync(inCopy(`dist/site/${name}`), 'base64'),
        ]),
      );
    const pictureOf = (html: string) => /portrait-studio[^" ]*avif/u.exec(html)?.[0];
    const before = { drawings: drawings(), about: pageOf('about') };
    change('content/pages/about.yml', (text) => text.replace('Empowering', 'Encouraging'));
    change('site/sections/shared/SiteFooter/SiteFooter.tsx', (text) =>
      text.replace('<footer', '<footer data-changed'),
    );
    change('content/packages.yml', (text) => {
      const document = parseDocument(text);
      document.setIn(['local-seo-accelerator', 'price'], 4711);
      return document.toString({ lineWidth: 0 });
    });
    const pictures = inCopy('content/pictures');
    cpSync(join(pictures, 'portrait-ceramist.webp'), join(pictures, 'portrait-studio.webp'));
    await writePost();
    const city = readFileSync('content/cities/dallas-female-founder-website-design.yml', 'utf8');
    writeFileSync(
      inCopy('content/cities/el-paso-website-design.yml'),
      city.replace(/^skyline: .*\n/mu, '').replaceAll('Dallas', 'El Paso'),
    );

    await buildCopy(copy, [], { SITE_URL: address });
    const about = pageOf('about');
    for (const words of ['Encouraging women', '<footer data-changed', `${address}/about`])
      expect(about).toContain(words);
    expect(pictureOf(about)).not.toBe(pictureOf(before.about));
    expect(pageOf('localseo')).toContain('$4711');
    expect(pageOf('blog')).toContain('A post from the future');
    expect(pageOf('el-paso-website-design')).toContain('El Paso');
    const now = drawings();
    const redrawn = [...before.drawings].filter(([name, drawn]) => now.get(name) !== drawn);
    // The first two show the portrait, and the discount of the playbook is good from this price on.
    expect(redrawn.map(([name]) => name).toSorted()).toEqual(
      ['about', 'freereviewlanding', 'localseo', 'playbook'].map((name) => `share/${name}.jpg`),
    );
  },
);

test('a build without the history names no wrong days, and carries its address', () => {
  const read = (name: string) => readFileSync(inCopy(`dist/site/${name}`), 'utf8');
  const { updated } = pageContent('terms') as { updated: string };
  const sitemap = read('sitemap-0.xml');
  expect(sitemap).toContain(`<loc>${address}/terms</loc><lastmod>${updated}`);
  expect(sitemap).toContain(`<loc>${address}/casestudies</loc></url>`);
  expect(read('robots.txt')).toContain(`Sitemap: ${address}/sitemap-index.xml`);
});

/** Where the pictures of a document are. */
const picturesIn = (html: string): string[] =>
  elementsIn(readHtml(html)).flatMap((element) => {
    const sources = attributeOf(element, 'srcset')?.split(/,\s+/u) ?? [];
    const own = element.tagName === 'img' ? attributeOf(element, 'src') : undefined;
    return [own, ...sources.map((source) => source.split(' ')[0])].filter(
      (source) => source !== undefined,
    );
  });

test('pages and the feed show pictures, whatever their names', async () => {
  const { url, stop } = await startSilently(inCopy('dist'), { DATA_DIR: inCopy('data') });
  onTestFinished(stop);
  const feed = readFileSync(inCopy('dist/site/rss.xml'), 'utf8');
  const texts = elementsIn(readHtml(feed), 'content:encoded').map(wordsOf);
  const shown = [pageOf('one-more'), pageOf('blog'), ...texts].flatMap(picturesIn);
  expect(texts.flatMap(picturesIn).length).toBeGreaterThanOrEqual(2 * pictureNames.length);
  // Nothing names the original.
  expect(globSync('dist/site/_astro/*.JPG', { cwd: copy.root })).toEqual([]);
  for (const source of new Set(shown)) {
    const { status, headers } = await fetch(new URL(source.replace(address, ''), url));
    expect([status, headers.get('content-type')], source).toEqual([
      200,
      expect.stringMatching(/^image\//u),
    ]);
  }
});

test('a build that fails says why and leaves what was live', { timeout: 600_000 }, async () => {
  const before = liveSite(copy);
  // What is drawn before it fails must not be kept.
  const [shapes, page] = ['site/share-images/shapes.tsx', 'site/pages/webdesign.astro'];
  change(shapes, (text) => text.replace('strokeWidth="6"', 'strokeWidth="16"'));
  change(page, () => '---\nthrow new Error("No such thing");\n---\n');
  const { code, said } = await run();
  restore(shapes, page);
  expect(code).toBe(1);
  expect(said).toContain('No such thing');
  expect(said).toContain('What was live stays live.');
  expect(said).not.toContain('    at ');
  expect(liveSite(copy)).toEqual(before);
});

test.for([
  ['its content is copied', 'builds/*/content/site.yml'],
  ['pages are written', 'builds/*/site/about.html'],
  ['files are compressed', 'builds/*/site/about.html.br'],
] as const)(
  'a build that is killed when %s leaves what was live, and no program that it had started',
  { timeout: 600_000 },
  async ([stage, file]) => {
    sayOnHome(copy, `Words of a build that is killed when ${stage}`);
    // Some pictures have to be made anew, so that a kill can find them half written.
    for (const picture of globSync('.cache/astro/assets/*a.*', { cwd: copy.root }))
      rmSync(inCopy(picture));
    const before = liveSite(copy);
    const live = readlinkSync(inCopy('dist'));
    const isThere = () => globSync(file, { cwd: copy.root }).some((name) => !name.startsWith(live));
    const { child } = beginBuild(copy);
    await vi.waitUntil(isThere, { timeout: 300_000, interval: 10 });
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const isAnyLeft = () => process.kill(-(child.pid ?? 0), 0);
    await vi.waitFor(() => expect(isAnyLeft).toThrow('ESRCH'), 30_000);
    expect(readlinkSync(inCopy('dist'))).toBe(live);
    expect(liveSite(copy)).toEqual(before);
  },
);

test(
  'the build after these is that of a clean folder, and stays what visitors see through changes and updates',
  { timeout: 900_000 },
  async () => {
    restore('content', 'site/sections/shared/SiteFooter');
    expect(await run('--publish')).toEqual({ code: 0, said: '' });
    expect(liveSite(copy)).toEqual(clean);
    sayOnHome(copy, 'Saved words');
    // An update of the program.
    change('site/pages/about.astro', (text) => `${text}<p>Updated</p>\n`);
    const { said } = await run('--if-changed');
    expect(said).toContain('Not published yet: 1 changed file of content/.');
    expect(said).toContain('npm run build -- --publish');
    expect(pageOf('about')).toContain('Updated');
    expect(pageOf('index')).not.toContain('Saved words');
  },
);

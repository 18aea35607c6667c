import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { brand } from '../fixtures/content.ts';
import { buildCopy, openProjectCopy, type ProjectCopy } from '../fixtures/project-copy.ts';

let copy: ProjectCopy;
let project: string;

const build = (settings?: Record<string, string>) => buildCopy(copy, [], settings);

const pageOf = (name: string): string =>
  readFileSync(join(project, `dist/site/${name}.html`), 'utf8');

/** The share images and quote cards of the live site, by the names of their files. */
const drawings = () =>
  new Map(
    globSync('{share,quotes}/**/*.*', { cwd: join(project, 'dist/site') }).map((name) => [
      name,
      readFileSync(join(project, 'dist/site', name), 'base64'),
    ]),
  );

const changedSince = (before: ReadonlyMap<string, string>): string[] =>
  [...drawings()]
    .filter(([name, content]) => before.get(name) !== content)
    .map(([name]) => name)
    .toSorted();

const change = (file: string, edit: (text: string) => string): void => {
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
};

const copyOver = (from: string, to: string) => cpSync(join(project, from), join(project, to));

const restore = (...files: string[]): void => {
  for (const file of files) cpSync(file, join(project, file));
};

/** The encoded pictures of the live site, with their sizes in bytes. */
const encodedPictures = () =>
  globSync('_astro/*.avif', { cwd: join(project, 'dist/site') })
    .map((name) => [name, readFileSync(join(project, 'dist/site', name)).byteLength] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));

const footer = 'site/sections/shared/SiteFooter/SiteFooter.tsx';
const portrait = 'content/pictures/portrait-studio.webp';
const shapes = 'site/share-images/shapes.tsx';
const displayFont = join('site/assets/fonts', brand.typefaces, 'display-latin.woff2');
const words = 'content/pages/about.yml';
const prices = 'content/packages.yml';
const page = 'site/pages/webdesign.astro';
const settings = 'astro.config.ts';

beforeAll(async () => {
  copy = await openProjectCopy();
  project = copy.root;
  await build();
}, 300_000);

afterAll(() => copy.remove());

test(
  'a build shows its own content, program, picture and settings, draws again only what has changed, and keeps nothing of one that failed',
  { timeout: 900_000 },
  async () => {
    const first = { drawings: drawings(), about: pageOf('about'), pictures: encodedPictures() };

    change(words, (text) => text.replace('Empowering', 'Encouraging'));
    change(footer, (text) => text.replace('<footer', '<footer data-changed'));
    change(prices, (text) => {
      const document = parseDocument(text);
      document.setIn(['local-seo-accelerator', 'price'], 4711);
      return document.toString({ lineWidth: 0 });
    });
    copyOver('content/pictures/portrait-ceramist.webp', portrait);
    await build({ SITE_URL: 'https://another.example' });
    const about = pageOf('about');
    expect(about).toContain('Encouraging women');
    expect(about).toContain('<footer data-changed');
    expect(about).toContain('https://another.example/about');
    const pictureOf = (html: string) => /portrait-studio[^" ]*avif/u.exec(html)?.[0];
    expect(pictureOf(about)).not.toBe(pictureOf(first.about));
    // The first two show the portrait, and the discount of the playbook is good from this price on.
    const redrawn = ['about', 'freereviewlanding', 'localseo', 'playbook'];
    expect(changedSince(first.drawings)).toEqual(redrawn.map((name) => `share/${name}.jpg`));
    restore(words, footer, prices, portrait);

    change(shapes, (text) => text.replace('strokeWidth="6"', 'strokeWidth="16"'));
    // Comes after the share images.
    change(page, () => '---\nthrow new Error("No such thing");\n---\n');
    await expect(build()).rejects.toThrow('No such thing');
    restore(shapes, page);

    await build();
    expect(changedSince(first.drawings)).toEqual([]);
    expect(pageOf('about')).toBe(first.about);
    expect(encodedPictures()).toEqual(first.pictures);

    change(settings, (text) => text.replace('effort: 2', 'effort: 0'));
    copyOver(displayFont.replace('display-', 'display-italic-'), displayFont);
    await build();
    const shareImages = [...first.drawings.keys()].filter((name) => name.startsWith('share/'));
    expect(changedSince(first.drawings)).toEqual(expect.arrayContaining(shareImages));
    const sizeBefore = new Map(first.pictures);
    const now = encodedPictures();
    expect(now.map(([name]) => name)).toEqual(first.pictures.map(([name]) => name));
    expect(now.filter(([name, size]) => sizeBefore.get(name) === size)).toEqual([]);
  },
);

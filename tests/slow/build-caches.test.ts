import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** Runs `use` with a change to a file, which is taken back afterwards. */
const withChange = async (
  file: string,
  change: (text: string) => string,
  use: () => Promise<void>,
): Promise<void> => {
  const path = join(project, file);
  const before = readFileSync(path);
  const after = change(before.toString());
  expect(after).not.toBe(before.toString());
  writeFileSync(path, after);
  await use().finally(() => writeFileSync(path, before));
};

const raisePrice = (text: string): string =>
  text.replace(/(?<=^local-seo-accelerator:\n(?: .*\n)*? {2}price: )\d+/mu, '4711');

let first: ReturnType<typeof drawings>;

beforeAll(async () => {
  copy = await openProjectCopy();
  project = copy.root;
  await build();
  first = drawings();
}, 300_000);

afterAll(() => copy.remove());

test(
  'of what is drawn, only that is drawn again whose words, picture, program or typeface has changed',
  { timeout: 900_000 },
  async () => {
    await build();
    expect(changedSince(first)).toEqual([]);
    await withChange('content/packages.yml', raisePrice, async () => {
      await build();
      // The discount of the playbook is good from this price on.
      expect(changedSince(first)).toEqual(['share/localseo.jpg', 'share/playbook.jpg']);
    });
    await withChange(
      'src/share-images/shapes.tsx',
      (text) => text.replace('strokeWidth="6"', 'strokeWidth="16"'),
      async () => {
        await build();
        expect(changedSince(first)).toEqual(
          [...first.keys()].filter((name) => name.startsWith('share/')).toSorted(),
        );
      },
    );
    const pictures = join(project, 'content/pictures/shephedlaw');
    cpSync(join(pictures, 'about-after.webp'), join(pictures, 'home-after.webp'));
    await build();
    expect(changedSince(first)).toContain('share/casestudies.jpg');
    expect(changedSince(first)).not.toContain('share/about.jpg');
    const fontFiles = join('src/assets/fonts', brand.typefaces);
    const fonts = join(project, fontFiles);
    cpSync(join(fonts, 'display-italic-latin.woff2'), join(fonts, 'display-latin.woff2'));
    await build();
    expect(changedSince(first)).toContain('share/about.jpg');
    cpSync('content/pictures/shephedlaw/home-after.webp', join(pictures, 'home-after.webp'));
    cpSync(join(fontFiles, 'display-latin.woff2'), join(fonts, 'display-latin.woff2'));
    await build();
    expect(changedSince(first)).toEqual([]);
  },
);

test(
  'a page shows the content, program, picture and setting of its own build',
  { timeout: 600_000 },
  async () => {
    const before = pageOf('about');
    await withChange(
      'content/pages/about.yml',
      (text) => text.replace('Empowering', 'Encouraging'),
      async () => {
        await build();
        expect(pageOf('about')).toContain('Encouraging women');
      },
    );
    await withChange(
      'src/sections/shared/SiteFooter/SiteFooter.tsx',
      (text) => text.replace('<footer', '<footer data-changed'),
      async () => {
        await build();
        expect(pageOf('about')).toContain('<footer data-changed');
      },
    );
    const portrait = 'content/pictures/portrait-studio.webp';
    cpSync('content/pictures/portrait-ceramist.webp', join(project, portrait));
    await build();
    expect(pageOf('about')).not.toBe(before);
    cpSync(portrait, join(project, portrait));
    await build({ SITE_URL: 'https://another.example' });
    expect(pageOf('about')).toContain('https://another.example/about');
    await build();
    expect(pageOf('about')).toBe(before);
  },
);

test(
  'a build that failed half-way leaves nothing of its words in what the next one takes over',
  { timeout: 300_000 },
  async () => {
    await withChange('content/packages.yml', raisePrice, () =>
      // Comes after the share images.
      withChange(
        'src/pages/webdesign.astro',
        () => '---\nthrow new Error("No such thing");\n---\n',
        () => expect(build()).rejects.toThrow('No such thing'),
      ),
    );
    await build();
    expect(changedSince(first)).toEqual([]);
  },
);

test(
  'pictures are made again where the settings of the image service have changed',
  { timeout: 600_000 },
  async () => {
    const sizes = () =>
      globSync('_astro/*.avif', { cwd: join(project, 'dist/site') }).map(
        (name) => [name, readFileSync(join(project, 'dist/site', name)).byteLength] as const,
      );
    const before = new Map(sizes());
    await withChange(
      'astro.config.ts',
      (text) => text.replace('effort: 2', 'effort: 0'),
      async () => {
        await build();
        const after = sizes();
        expect(after.filter(([name, size]) => before.get(name) === size)).toEqual([]);
        expect(after.map(([name]) => name).toSorted()).toEqual([...before.keys()].toSorted());
      },
    );
  },
);

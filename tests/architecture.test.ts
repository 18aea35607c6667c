import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Which part of the tree may import from which others. Whatever is not named here may not. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  // The mark in tabs and on home screens is that of the pages.
  art: ['scripts', 'src/components'],
  scripts: [],
  settings: [],
  forms: [],
  leads: ['forms'],
  server: ['forms', 'leads', 'settings'],
  cli: ['forms', 'leads', 'settings'],
  // `npm run dev` runs the real form routes, and checks content as it is saved.
  build: ['content-check', 'leads', 'server', 'settings'],
  'content-check': ['scripts', 'src/content', 'src/content-schemas'],
  'src/client': ['forms'],
  'src/components': ['forms'],
  'src/sections': ['forms', 'src/components'],
  'src/islands': ['forms', 'src/client', 'src/components', 'src/sections'],
  'src/server-slots': ['src/sections'],
  'src/content-schemas': [],
  // Content, and pictures, in the form in which sections, components and the head take them.
  'src/content': [
    'forms',
    'settings',
    'src/content-schemas',
    'src/pictures',
    'src/sections',
    'src/seo',
    'src/share-images',
  ],
  'src/pictures': ['src/components', 'src/content-schemas', 'src/reading', 'src/sections'],
  'src/content.config.ts': ['src/content-schemas'],
  'src/seo': ['src/content-schemas', 'src/reading'],
  // The guide as a PDF: drawn with the same tokens and ornaments, from the same words.
  'src/guide': ['src/components', 'src/content-schemas', 'src/styles'],
  // What a page shows when it is shared, from the same tokens and ornaments.
  'src/share-images': ['src/components', 'src/seo', 'src/styles'],
  // Shows every component and what stands beside it as examples; in development only.
  'src/gallery': ['src/assets', 'src/components', 'src/layouts', 'src/styles', 'content'],
  'src/reading': ['src/sections'],
};

/** Only these read content. */
const pagesAndLayouts = [
  'forms',
  'src/client',
  'src/components',
  'src/content',
  'src/content-schemas',
  'src/guide',
  'src/islands',
  'src/layouts',
  'src/reading',
  'src/pictures',
  'src/sections',
  'src/seo',
  'src/share-images',
  'src/styles',
];

/** Packages that a part of the tree must do without. */
const withoutPackages: readonly [part: string, packages: RegExp][] = [
  ['forms', /^(?:node:|react|astro)/u],
  ['src/client', /^(?:node:|react)/u],
  ['src/components', /^(?:node:|astro:)/u],
  ['src/sections', /^(?:node:|astro:)/u],
  ['src/islands', /^(?:node:|astro:)/u],
  ['src/pages', /^node:/u],
  ['src/layouts', /^node:/u],
  ['leads', /^(?:fastify|react|astro)/u],
];

const folders = '{art,build,cli,content-check,forms,leads,scripts,server,settings,src}';

const isForTests = (file: string) =>
  matchesGlob(
    file,
    '**/{*.test.*,*.examples.*,*.fixture.*,*.contract.*,test-support/**,contract/**}',
  );

const sourceFiles = globSync(`${folders}/**/*.{ts,tsx,astro,mjs}`, { cwd: root })
  .filter((file) => !isForTests(file) && !file.endsWith('.d.ts'))
  .sort();

const importPattern = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/gu;

const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].map(([, name = '']) => name);

const partOf = (file: string): string =>
  file.startsWith('src/') ? file.split('/', 2).join('/') : (file.split('/')[0] ?? '');

const mayImport = (part: string): readonly string[] =>
  part === 'src/pages' || part === 'src/layouts' ? pagesAndLayouts : (arrows[part] ?? []);

test('imports run one way', () => {
  const wrong = sourceFiles.flatMap((file) =>
    importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => partOf(join(dirname(file), name)))
      .filter((target) => target !== partOf(file) && !mayImport(partOf(file)).includes(target))
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('each part of the tree does without the packages that are none of its business', () => {
  const wrong = sourceFiles.flatMap((file) => {
    const [, forbidden] = withoutPackages.find(([part]) => part === partOf(file)) ?? [];
    const found = importsOf(file).filter((name) => forbidden?.test(name));
    return found.map((name) => `${file} → ${name}`);
  });
  expect(wrong).toEqual([]);
});

/** The only files that reach into the Firestore driver, and only when it was chosen. */
const opensFirestore = ['leads/open-lead-store.ts'];

test('the two stores know nothing of each other, and Firestore is loaded only where it was chosen', () => {
  const staticImport = /^import (?!type\b)[^;]*?from '(?<name>[^']+)'/gmu;
  const loadedBy = (file: string) =>
    readFileSync(join(root, file), 'utf8')
      .matchAll(staticImport)
      .map(({ groups }) => groups?.['name'] ?? '')
      .toArray();
  const isFirestore = (name: string) => /@google-cloud|\/firestore\//u.test(name);
  const outside = sourceFiles.filter((file) => !file.startsWith('leads/firestore/'));
  expect(outside.filter((file) => loadedBy(file).some(isFirestore))).toEqual([]);
  const lazily = (file: string) =>
    /\bimport\([^)]*\/firestore\//u.test(readFileSync(join(root, file), 'utf8'));
  expect(outside.filter(lazily)).toEqual(opensFirestore);
  const firestore = sourceFiles.filter((file) => file.startsWith('leads/firestore/'));
  expect(
    firestore.filter((file) => importsOf(file).some((name) => name.includes('/sqlite/'))),
  ).toEqual([]);
});

const wrongImports: readonly [file: string, imported: string][] = [
  ['forms/wrong.ts', '../leads/lead-store.ts'],
  ['leads/wrong.ts', '../server/app.ts'],
  ['server/wrong.ts', '../src/content/read.ts'],
  ['cli/wrong.ts', '../server/app.ts'],
  ['content-check/wrong.ts', '../server/app.ts'],
  ['src/pages/wrong.ts', '../../leads/lead-store.ts'],
  ['src/sections/home/wrong.ts', '../../content/read.ts'],
  ['src/islands/wrong.ts', '../content/read.ts'],
  ['src/components/Field/wrong.ts', '../../sections/home/Hero.tsx'],
  ['src/client/wrong.ts', '../components/Field/Field.tsx'],
];

test('the linter refuses an import against the arrows', () => {
  const copy = temporaryDirectory();
  copyFileSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
  for (const [file, imported] of wrongImports) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), `import { thing } from '${imported}';\nthing();\n`);
  }
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
  const { stdout, status } = spawnSync(oxlint, ['--format=json'], { cwd: copy, encoding: 'utf8' });
  expect(status).toBe(1);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  const refused = diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename }) => filename);
  expect(refused.toSorted()).toEqual(wrongImports.map(([file]) => file).toSorted());
});

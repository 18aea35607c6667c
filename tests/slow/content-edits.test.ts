import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { parseDocument, type Document } from 'yaml';
import { attributeOf, elementsIn, readHtml, wordsOf } from '../../content-model/html.ts';
import { pageContent } from '../fixtures/content.ts';
import { openProjectCopy, type ProjectCopy } from '../fixtures/project-copy.ts';
import { startSilently } from '../fixtures/running-site.ts';

const prepared = fileURLToPath(new URL('owner-edits/', import.meta.url));

/** Changes a list file as an editor would: the rest of it stays. */
const inFile =
  (file: string, change: (document: Document) => void) =>
  async (project: string): Promise<void> => {
    const path = join(project, 'content', file);
    const document = parseDocument(await readFile(path, 'utf8'));
    change(document);
    await writeFile(path, document.toString({ lineWidth: 0 }));
  };

const addFile =
  (from: string, to: string) =>
  async (project: string): Promise<void> => {
    const path = join(project, 'content', to);
    await mkdir(dirname(path), { recursive: true });
    await cp(join(prepared, from), path);
  };

/** As telephones and owners name their pictures. */
const pictureNames = [
  'café.jpg'.normalize('NFD'),
  "Ana's (1).JPG",
  'our shop.jpg',
  'café.jpg'.normalize('NFC'),
  'a&b.png',
];

const withPictures = async (project: string): Promise<void> => {
  const folder = join(project, 'content/pictures');
  const original = join(folder, 'covers/essential-website-pages.webp');
  for (const [index, name] of pictureNames.entries())
    await sharp(original)
      // Pictures alike would become one.
      .modulate({ hue: index * 60 })
      .toFormat(name.endsWith('.png') ? 'png' : 'jpeg')
      .toFile(join(folder, name));
  const posts = globSync('content/blog/*/index.md', { cwd: project });
  for (const [index, name] of posts.entries()) {
    const post = join(project, name);
    const text = await readFile(post, 'utf8');
    const cover = `  picture: "../../pictures/${pictureNames[index]}"`;
    const shown = pictureNames.flatMap((picture) => [
      `![A shop](<../../pictures/${picture}>)`,
      `![A shop](../../pictures/${encodeURI(picture).replace('(', '%28').replace(')', '%29')})`,
    ]);
    const own = text.replace(/^ {2}picture: .*$/mu, () => cover);
    await writeFile(post, `${own}\n${shown.join('\n\n')}\n`);
  }
};

/** Every edit that docs/editing-content.md tells an owner how to do. */
const ownerEdits = [
  inFile('packages.yml', (document) => {
    document.setIn(['elite-visible', 'price'], 4250);
    document.setIn(['local-seo-accelerator', 'price'], 549);
    document.setIn(['visibility-audit', 'price'], 119);
    document.setIn(['visibility-audit', 'included', 0, 'badge'], 'All May 2027');
    document.deleteIn(['visibility-audit', 'included', 1, 'badge']);
  }),
  inFile('playbook.yml', (document) => {
    document.set('price', 35);
    document.set('discount', 120);
  }),
  inFile('site.yml', (document) => {
    document.set('copyrightYear', 2027);
    document.set('email', 'studio@marigoldandmain.example');
    document.setIn(['social', 0, 'url'], 'https://www.linkedin.com/company/example');
    document.setIn(['menus', 0, 'links', 3, 'label'], 'All Our Services');
    document.setIn(['menus', 1, 'links', 0, 'label'], 'Who We Are');
    document.setIn(['footer', 'columns', 1, 'links', 0, 'label'], 'Who We Are');
  }),
  inFile('pages/home.yml', (document) => {
    const heading = String(document.getIn(['work', 'heading']));
    document.setIn(['work', 'heading'], `${heading} and a good while after that`);
    document.setIn(['about', 'portrait', 'alt'], 'A baker behind her counter, waving');
  }),
  inFile('pages/services.yml', (document) =>
    document.addIn(['questions', 'items'], {
      question: 'Who owns the website when it is done?',
      answer: 'You do. The address, the accounts and the pictures are registered to you.',
    }),
  ),
  async (project: string) => {
    const pictures = join(project, 'content/pictures');
    await cp(join(pictures, 'portrait-baker.webp'), join(pictures, 'portrait-studio.webp'));
  },
  inFile('testimonials.yml', (document) => {
    document.set('testimonial-11', {
      role: 'Yoga studio owner',
      city: 'Dallas',
      quote: 'Now a new student finds her class, books it and knows where to park.',
      look: 'doorway',
      emblem: 'lantern',
      sample: true,
    });
  }),
  inFile('projects.yml', (document) => {
    const projects = document.toJS() as Record<string, object>;
    document.set('blue-door', { ...projects['sunday-loaf'], name: 'Blue Door' });
  }),
  inFile('guide.yml', (document) => {
    document.setIn(['sections', 0, 'points', 0, 'why'], 'Because it is where she looks first.');
  }),
  addFile('choosing-a-domain.md', 'blog/choosing-a-domain/index.md'),
  addFile('el-paso-website-design.yml', 'cities/el-paso-website-design.yml'),
  addFile('ourneighbors.yml', 'pages/ourneighbors.yml'),
  inFile('pages/about.yml', (document) => {
    document.addIn(['head', 'related'], { label: 'Our neighbors', href: '/ourneighbors' });
    document.deleteIn(['faqs', 'items', 9]);
    for (const question of ['May I visit you in Austin?', 'Do you work with nonprofits?'])
      document.addIn(['faqs', 'items'], { question, answer: 'Yes, gladly.' });
  }),
];

const siteUrl = 'https://www.example.com';

/** The same as in a terminal of the agency: without what the tests around it have set. */
const environment = () => {
  const own = /^(?:VITEST|NODE_ENV|TEST|DEV|PROD|MODE|BASE_URL|SSR)/u;
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name));
  const settings = { SITE_URL: siteUrl, NO_COLOR: '1' };
  return { ...Object.fromEntries(inherited), ...settings };
};

let copy: ProjectCopy;

/** What a command says where it fails. */
const complaintOf = (command: string, ...parameters: string[]) =>
  new Promise<string>((resolve) => {
    const options = { cwd: copy.root, env: environment(), maxBuffer: 2 ** 26 };
    execFile(command, parameters, options, (error, output, errors) =>
      resolve(error ? output + errors : ''),
    );
  });

beforeAll(async () => {
  copy = await openProjectCopy();
  for (const edit of [...ownerEdits, withPictures]) await edit(copy.root);
}, 120_000);

afterAll(() => copy.remove());

test(
  'after every edit of docs/editing-content.md the site is built, and shows what was edited',
  { timeout: 600_000 },
  async () => {
    expect(await complaintOf('npm', 'run', '--silent', 'build')).toBe('');
    const shown = async (page: string) => wordsOf(readHtml(await copy.read(`dist/site/${page}`)));
    for (const [page, words] of [
      ['elitevisible.html', '$4250'],
      ['visibilityaudit.html', 'All May 2027'],
      ['playbook.html', '$35'],
      ['index.html', 'and a good while after that'],
      ['services.html', 'Who owns the website when it is done?'],
      ['blog.html', 'El Paso'],
      ['el-paso-website-design.html', 'El Paso'],
      ['casestudies/blue-door.html', 'Blue Door'],
      ['about.html', 'May I visit you in Austin?'],
    ] as const)
      expect.soft(await shown(page), page).toContain(words);
  },
);

test('a build without the history names no wrong days, and carries its address', async () => {
  const read = (name: string) => copy.read(`dist/site/${name}`);
  const { updated } = pageContent('terms') as { updated: string };
  const sitemap = await read('sitemap-0.xml');
  expect(sitemap).toContain(`<loc>${siteUrl}/terms</loc><lastmod>${updated}`);
  expect(sitemap).toContain(`<loc>${siteUrl}/casestudies</loc></url>`);
  expect(await read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  expect(await read('casestudies.html')).toContain(
    `<meta property="og:image" content="${siteUrl}/share/casestudies.jpg">`,
  );
});

/** Where the pictures of a document are. */
const picturesIn = (html: string): string[] =>
  elementsIn(readHtml(html)).flatMap((element) => {
    const sources = attributeOf(element, 'srcset')?.split(/,\s+/u) ?? [];
    const own = element.tagName === 'img' ? attributeOf(element, 'src') : undefined;
    return [own, ...sources.map((source) => source.split(' ')[0])].filter(
      (address) => address !== undefined,
    );
  });

test('pages and the feed show pictures, whatever their names', async () => {
  const dist = join(copy.root, 'dist');
  const { url, stop } = await startSilently(dist, { DATA_DIR: join(copy.root, 'data') });
  onTestFinished(stop);
  const pages = globSync('**/*.html', { cwd: join(dist, 'site') });
  const feed = await copy.read('dist/site/rss.xml');
  const texts = elementsIn(readHtml(feed), 'content:encoded').map(wordsOf);
  const documents = [
    ...(await Promise.all(pages.map((name) => copy.read(`dist/site/${name}`)))),
    ...texts,
  ];
  const addresses = new Set(documents.flatMap(picturesIn));
  // Nothing names the original.
  expect(globSync('_astro/*.JPG', { cwd: join(dist, 'site') })).toEqual([]);
  expect(texts.flatMap(picturesIn).length).toBeGreaterThan(2 * pictureNames.length);
  const missing: string[] = [];
  for (const address of addresses) {
    const { status, headers } = await fetch(new URL(address.replace(siteUrl, ''), url), {
      method: 'HEAD',
    });
    if (status !== 200 || !headers.get('content-type')?.startsWith('image/')) missing.push(address);
  }
  expect(missing).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markupProblems, renderingProblems } from './check-markup.ts';
import { checkReferences } from './check-references.ts';
import { readEntries, readEntriesOf, type Entry } from '../reader/read-entries.ts';

const { entries } = readEntries(new URL('../..', import.meta.url).pathname);
const root = mkdtempSync(join(tmpdir(), 'content-'));
const pictures = join(root, 'content/pictures');

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  mkdirSync(join(root, 'content/blog/post'), { recursive: true });
  const black = { width: 9, height: 9, channels: 3, background: 'black' } as const;
  const picture = await sharp({ create: black }).jpeg().toBuffer();
  const names = ['a.jpg', 'our shop.jpg', 'Laden Foto (1).JPG'];
  const accents = ['café.jpg'.normalize('NFC'), 'cafe\u0301s.jpg'.normalize('NFD')];
  const impossible = ['100%.jpg', 'what?.jpg'];
  for (const name of [...names, ...accents, ...impossible])
    writeFileSync(join(pictures, name), picture);
  for (const name of ['private.jpg', '.env']) writeFileSync(join(root, name), picture);
  symlinkSync('../../private.jpg', join(pictures, 'out.jpg'));
  symlinkSync('../..', join(pictures, 'everything'));
  symlinkSync('/dev/zero', join(pictures, 'endless.jpg'));
  writeFileSync(
    join(pictures, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>go()</script></svg>',
  );
});

afterAll(() => rmSync(root, { recursive: true }));

const withBody = (body: string, data: unknown = {}): Entry => {
  const post = entries.find(({ collection }) => collection === 'blog');
  if (!post) throw new Error('There is no post.');
  return { ...post, id: 'post', file: 'content/blog/post/index.md', body, bodyLine: 10, data };
};

const messagesFor = async (body: string, data?: unknown): Promise<string[]> => {
  const changed = withBody(body, data);
  const pages = entries.filter(({ collection }) => collection === 'pages');
  const shown = pages.map((page) => Object.assign({}, page, { data: {} }));
  const problems = await checkReferences(root, [changed, ...shown]);
  return problems.map(({ line, message }) => `${line} ${message}`);
};

test.for([
  '![a](../../pictures/a.jpg)',
  '![a](../../pictures/our%20shop.jpg)',
  '![a](<../../pictures/Laden Foto (1).JPG>)',
  `![a](../../pictures/${'café.jpg'.normalize('NFC')})`,
  `![a](../../pictures/${'cafés.jpg'.normalize('NFD')} "title")`,
  '`![a](../../pictures/none.jpg)`',
  '[a](/contact) [b](/contact?service=SEO#form) [c](#part) [d](https://example.com/x)',
  '[a](mailto:a@b.example?subject=Hello) <ana@b.example> <https://example.com> www.example.com <a href="/contact">a</a>',
])('%s is fine', async (text) => {
  expect(await messagesFor(`\n${text}\n`)).toEqual([]);
});

test.for([
  ['![a](../../pictures/b.jpg)', 'Did you mean ../../pictures/a.jpg?'],
  ['![a](\n../../pictures/drawing.svg)', 'SVG'],
  ['![a](../../pictures/100%.jpg)', '"%"'],
  ['![a](../../pictures/what?.jpg)', '"?"'],
  ['![a][r]\n\n[r]: ../../pictures/a.jpg', '![What it shows](../../pictures/a.jpg)'],
  ['<img src="../../pictures/a.jpg">', '![What it shows](../../pictures/a.jpg)'],
  ['![a](/contact)', 'content/pictures'],
  ['![a](https://example.com/a.jpg)', 'another website'],
  ['[a](../../pictures/a.jpg)', 'begins with https://'],
  ['[a](contact)', 'begins with https://'],
  ['[x]()', 'begins with https://'],
  ['[x](https://name:password@example.com)', 'would tell visitors a name or a password'],
  ['[x](/contact.)', 'Did you mean /contact?'],
  ['[x](mailto:ana)', 'mailto:hello@example.com'],
  ['<a href="/contacts">x</a>', 'Did you mean /contact?'],
] as const)('%s is refused with its line', async ([text, said]) => {
  const [told = '', ...more] = await messagesFor(`\nOne\n\n${text}\n`);
  expect(told).toMatch(/^1[34] /u);
  expect(told).toContain(said);
  expect(more).toEqual([]);
});

test.for([
  '../../../private.jpg',
  '../../../.en',
  '/etc/passwd',
  '../../pictures/out.jpg',
  '../../pictures/endless.jpg',
  '../../pictures/everything/private.jpg',
])('the refusal of %s does not reveal whether the file exists', async (name) => {
  const cover = { cover: { picture: name, alt: 'a' } };
  for (const told of [await messagesFor(`![a](${name})`), await messagesFor('', cover)]) {
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/outside|no picture/u);
    expect(told[0]).not.toContain('Did you mean');
  }
});

test.for(['our shop.jpg', 'café.jpg'.normalize('NFC'), 'cafés.jpg'.normalize('NFD')])(
  'a field may name the picture %s, whose only problem is its small size',
  async (name) => {
    const cover = { cover: { picture: `../../pictures/${name}`, alt: 'a' } };
    expect(await messagesFor('', cover)).toEqual([expect.stringContaining('9 × 9 pixels')]);
  },
);

test.for(['100%.jpg', 'what?.jpg'])('a field may not name the picture %s', async (name) => {
  const cover = { cover: { picture: `../../pictures/${name}`, alt: 'a' } };
  expect(await messagesFor('', cover)).toEqual([expect.stringContaining('Rename the file')]);
});

test.for(['> ', '<b>', "'"])(
  '%s thirty thousand times is refused, since no page could show it',
  (sign) => {
    const problems = markupProblems(withBody(`\nOne\n\n${sign.repeat(30_000)}x\n`));
    expect(problems).toMatchObject([
      { line: 13, message: expect.stringContaining('too many signs') as string },
    ]);
  },
);

test('a text that cannot be rendered stops the build, with its file', async () => {
  const [problem] = await renderingProblems(withBody('![a](../../pictures/100%.jpg)'));
  expect(problem).toMatchObject({
    file: 'content/blog/post/index.md',
    line: 10,
    message: expect.stringContaining('cannot be shown') as string,
  });
  expect(await renderingProblems(withBody('Words'))).toEqual([]);
});

test.for([
  ['[more](/nowhere)', 'There is no page /nowhere'],
  ['![Our shop](../pictures/a.jpg)', 'A picture cannot stand within this text'],
  ['# Our shop', 'The title of the page is its main heading'],
  ['<script>go()</script>', '<script> cannot stand here'],
] as const)(
  'in a text of a page’s section, %s is refused at its field',
  async ([text, message]) => {
    const file = 'content/pages/florists.yml';
    const yaml = `template: sections\nsections:\n  - kind: text\n    text: ${JSON.stringify(text)}\n`;
    const [page] = readEntriesOf(file, yaml).entries;
    if (!page) throw new Error('The page cannot be read.');
    const found = [...markupProblems(page), ...(await checkReferences(root, [page]))];
    expect(found).toMatchObject([
      { field: ['sections', 0, 'text'], message: expect.stringContaining(message) as string },
    ]);
  },
);

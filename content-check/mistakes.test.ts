import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { palettes } from '../src/brand/palettes.ts';
import { checkFiles } from './check-files.ts';
import { inOneLine } from './problem.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const copyContent = (): string => {
  const copy = temporaryDirectory();
  const pictures = join(root, 'content/pictures');
  const filter = (file: string) => file !== pictures;
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true, filter });
  symlinkSync(pictures, join(copy, 'content/pictures'));
  return copy;
};

const check = async (copy: string): Promise<string[]> => (await checkFiles(copy)).map(inOneLine);

/** The words between backticks, or nothing. */
const code = (cell: string): string | undefined => /`([^`]+)`/u.exec(cell)?.[1];

/** The table: what stands in a line, and what the agency is told. */
const mistakes = readFileSync(new URL('mistakes.fixture.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, file]) => /\.(?:yml|md)`$/u.test(file ?? ''))
  .map(([, file = '', instead = '', stands = '', message = '']) => ({
    file: `content/${code(file) ?? ''}`,
    instead: code(instead) ?? '',
    stands: code(stands),
    message: message.replaceAll('\\*', '*'),
  }));

/** Puts the words of a mistake where the first line begins as the right one does; answers the number of the line. */
const make = (copy: string, { file, instead, stands }: (typeof mistakes)[number]): number => {
  const lines = readFileSync(join(copy, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.trimStart().startsWith(instead.trim()));
  const line = lines[index] ?? '';
  const indentation = line.slice(0, line.length - line.trimStart().length);
  if (stands === undefined) lines.splice(index, 1);
  else
    lines[index] = stands.startsWith('⇥') ? stands.replace('⇥', '\t') : `${indentation}${stands}`;
  writeFileSync(join(copy, file), lines.join('\n'));
  return index + 1;
};

test.for(mistakes)('as the table says: $file with $stands for $instead', async (mistake) => {
  const copy = copyContent();
  const line = make(copy, mistake);
  const [told = '', ...more] = await check(copy);
  expect(more).toEqual([]);
  // The line that is missing is told where the others are.
  const place = `${mistake.file}, line ${mistake.stands === undefined ? '' : line}`;
  expect(told.startsWith(place), told).toBe(true);
  const rest = told.slice(place.length).replace(/^\d*[,:] /u, '');
  const [start = '', ...parts] = mistake.message.split('…').map((part) => part.trim());
  expect(rest.startsWith(start), rest).toBe(true);
  for (const part of parts) expect(rest).toContain(part);
});

test('the table holds every common mistake', () => {
  expect(mistakes.length).toBeGreaterThan(30);
});

test('the content of today is in order', async () => {
  expect(await check(root)).toEqual([]);
});

test('emoji, accents and a long text are accepted where they are harmless', async () => {
  const copy = copyContent();
  const file = join(copy, 'content/pages/home.yml');
  const tagline = `tagline: 🌼 Niños, panadería, quinceañera ${'and more '.repeat(60)}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/tagline: .*/u, tagline.trim()));
  expect(await check(copy)).toEqual([]);
});

const cities = join('content', 'cities');
const [firstCity = ''] = readdirSync(join(root, cities));

const edit = (file: string, replace: (text: string) => string): void =>
  writeFileSync(file, replace(readFileSync(file, 'utf8')));

const post = 'content/blog/websiteredesignsigns';
const projects = readFileSync(join(root, 'content/projects.yml'), 'utf8').trimEnd();
const [firstProject = ''] = projects.match(/^[\w-]+(?=:)/mu) ?? [];
const postLines = readFileSync(join(root, post, 'index.md'), 'utf8').split('\n').length;

/** The list of old addresses: one that is right, and this one. */
const redirect = (from: string, to: string) => (copy: string) =>
  writeFileSync(
    join(copy, 'content/redirects.yml'),
    `redirects:
  - from: /old
    to: /contact
  - from: ${from}
    to: ${to}
`,
  );

const others: [what: string, change: (copy: string) => void, told: string][] = [
  [
    'two files that make the same page',
    (copy) => cpSync(join(copy, 'content/pages/terms.yml'), join(copy, 'content/pages', firstCity)),
    `content/pages/${firstCity}: content/cities/${firstCity} makes the page /${firstCity.replace('.yml', '')} already. Give this file another name, since its name is the address.`,
  ],
  [
    'a page copied without a change',
    (copy) => cpSync(join(copy, cities, firstCity), join(copy, cities, 'el-paso.yml')),
    'has the same focus, and no two pages may. Write one that fits this page only.',
  ],
  [
    'an entry of a list that stands there twice',
    (copy) =>
      edit(
        join(copy, 'content/projects.yml'),
        () => `${projects}\n${firstProject}:\n  name: Again\n`,
      ),
    `content/projects.yml, line ${projects.split('\n').length + 1}, ${firstProject}: "${firstProject}" stands here for the second time. Give it another name, or remove one of the two.`,
  ],
  [
    'a file that was deleted',
    (copy) => rmSync(join(copy, 'content/pages/contact.yml')),
    'content/pages/contact.yml: The page is missing. Restore it from the history of the project, or write it anew.',
  ],
  [
    'a file in a place from which nothing is read',
    (copy) => cpSync(join(copy, 'content/pages/contact.yml'), join(copy, 'content/contact.yml')),
    'content/contact.yml: The file is in no place from which pages are made.',
  ],
  [
    'an address with a space or a capital',
    (copy) => renameSync(join(copy, post), join(copy, 'content/blog/Five Signs')),
    'content/blog/Five Signs/index.md: The name becomes the address of the page, and an address has small letters, digits and hyphens only. Call it five-signs.',
  ],
  [
    'a file that is not saved as UTF-8',
    (copy) =>
      writeFileSync(
        join(copy, 'content/playbook.yml'),
        Buffer.from('name: panader\xeda\n', 'latin1'),
      ),
    'content/playbook.yml: The file is not saved as UTF-8. Save it again with that encoding.',
  ],
  [
    'a link in the text of a post that leads nowhere',
    (copy) => appendFileSync(join(copy, post, 'index.md'), '\nSee [our story](/abuot).\n'),
    `${post}/index.md, line ${postLines + 1}: There is no page /abuot on this site. Write the address of one, for example /contact. Did you mean /about?`,
  ],
  [
    'a picture that was saved only in part',
    (copy) => {
      const whole = readFileSync(join(copy, 'content/pictures/playbook-book.webp'));
      writeFileSync(join(copy, 'content/half.webp'), whole.subarray(0, whole.length / 2));
      const file = join(copy, 'content/playbook.yml');
      edit(file, (text) => text.replace(/picture: .*/u, 'picture: ./half.webp'));
    },
    'cover › picture: The file ./half.webp is there, but it is no picture that can be read. Save it again as JPEG, PNG or WebP.',
  ],
  [
    'a colon in a paragraph that may also be a few named fields',
    (copy) =>
      edit(join(copy, 'content/pages/terms.yml'), (text) =>
        text.replace(/(paragraphs:\n +- ).*/u, '$1One thing: be kind'),
      ),
    "Put it between single quotes: - 'One thing: be kind'",
  ],
  [
    'an old address at which there is a page',
    redirect('/about', '/contact'),
    'content/redirects.yml, line 4, redirects › no. 2 › from: There is a page /about, made by content/pages/about.yml, and visitors see that. Remove this entry, or give the page another address.',
  ],
  [
    'an old address that leads nowhere',
    redirect('/our-story', '/abuot'),
    'redirects › no. 2 › to: There is no page /abuot on this site. Write the address of one, for example /contact. Did you mean /about?',
  ],
  [
    'an old address that leads to itself',
    redirect('/our-story', '/our-story'),
    'redirects › no. 2 › to: /our-story leads to /our-story, and so to no page. Write the address of a page.',
  ],
  [
    'an old address that leads to another old one',
    redirect('/our-story', '/old'),
    'redirects › no. 2 › to: /old has moved, as content/redirects.yml says. Write /contact.',
  ],
  [
    'an old address that stands there twice',
    redirect('/old', '/about'),
    'redirects › no. 2 › from: /old is in the list already, as no. 1. Remove one of the two.',
  ],
  [
    'an old address as it is in a browser',
    redirect('https://example.com/Story', '/contact'),
    'redirects › no. 2 › from: Write the old address in lower case, beginning with "/" and not ending with "/", for example /our-story.',
  ],
  [
    'a link to an address that has moved',
    (copy) => {
      redirect('/our-story', '/about')(copy);
      appendFileSync(join(copy, post, 'index.md'), '\nSee [our story](/our-story).\n');
    },
    '/our-story has moved, as content/redirects.yml says. Write /about.',
  ],
  [
    'a link to a page that is hidden',
    (copy) => {
      edit(join(copy, post, 'index.md'), (text) => text.replace('---\n', '---\nhidden: true\n'));
      redirect('/old-post', `/${basename(post)}`)(copy);
    },
    `redirects › no. 2 › to: /${basename(post)} is hidden, or goes out later, so nobody could open it. Name another one, show it again by removing its line "hidden: true", or wait until it is out.`,
  ],
  [
    'a page hidden that has a layout of its own',
    (copy) => edit(join(copy, 'content/pages/contact.yml'), (text) => `hidden: true\n${text}`),
    'content/pages/contact.yml, line 1, hidden: The site cannot do without this page. Remove the line "hidden: true".',
  ],
  [
    'a character that nobody sees',
    (copy) =>
      edit(join(copy, 'content/pages/home.yml'), (text) =>
        text.replace(/tagline: .*/u, String.raw`tagline: "Be found by\0 all"`),
      ),
    'hero › tagline: There is an invisible character (U+0000) after "Be found by", which no page can show. Delete it, or type the words anew.',
  ],
  [
    'a character that nobody sees in the text of a post',
    (copy) => appendFileSync(join(copy, post, 'index.md'), '\nBe\u0007 found.\n'),
    `${post}/index.md, line ${postLines + 1}: There is an invisible character (U+0007) after "Be"`,
  ],
  [
    'a part that is written once and multiplied',
    (copy) => {
      const levels = Array.from(
        { length: 12 },
        (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(9)}]`,
      );
      const bomb = ['a0: &a0 lol', ...levels].join('\n');
      writeFileSync(join(copy, 'content/playbook.yml'), bomb);
    },
    'content/playbook.yml, line 2: An asterisk before a name repeats a part that is marked with & elsewhere, and here everything is written out. Write the words themselves; put a text that begins with * between single quotes.',
  ],
  [
    'a part within a part within a part without end',
    (copy) =>
      writeFileSync(
        join(copy, 'content/playbook.yml'),
        `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      ),
    'content/playbook.yml, line 1: The file holds parts within parts, more than 50 deep. Compare it with a similar file, and remove what is too much.',
  ],
  [
    'a part too deep in a file that can be read',
    (copy) =>
      edit(
        join(copy, 'content/pages/home.yml'),
        (text) => `${text}deep: ${'['.repeat(60)}${']'.repeat(60)}\n`,
      ),
    ': The file holds parts within parts, more than 50 deep.',
  ],
  [
    'a folder with the name of a file',
    (copy) => mkdirSync(join(copy, 'content/pages/x.yml')),
    'content/pages/x.yml: This is a folder, and a file belongs here. Move what is in it, and remove the folder.',
  ],
  [
    'a folder with the name of a post',
    (copy) => mkdirSync(join(copy, 'content/articles/x.md')),
    'content/articles/x.md: This is a folder, and a file belongs here.',
  ],
  [
    'a link that leads in a circle',
    (copy) => symlinkSync('x.yml', join(copy, 'content/pages/x.yml')),
    'content/pages/x.yml: This is a link that leads to no file. Put the file itself in its place, or remove the link.',
  ],
  [
    'a link to a file that is gone',
    (copy) => symlinkSync('../nowhere.yml', join(copy, 'content/pages/x.yml')),
    'content/pages/x.yml: This is a link that leads to no file.',
  ],
  [
    'a page hidden that thanks for a form',
    (copy) => edit(join(copy, 'content/pages/contact/sent.yml'), (text) => `hidden: true\n${text}`),
    'content/pages/contact/sent.yml, line 1, hidden: The site cannot do without this page. Remove the line "hidden: true".',
  ],
  [
    'a page deleted that thanks for a form',
    (copy) => rmSync(join(copy, 'content/pages/contact/sent.yml')),
    'content/pages/contact/sent.yml: The page is missing. Restore it from the history of the project, or write it anew.',
  ],
];

test.for(others)('%s is told', async ([, change, told]) => {
  const copy = copyContent();
  change(copy);
  expect((await check(copy)).join('\n')).toContain(told);
});

const drawn = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();

test.for([
  [
    800,
    500,
    'white',
    '../hero.webp is 800 × 500 pixels, and here it must be at least 2400 × 1350. Take a larger one, or it would look blurred.',
  ],
  [2400, 1350, '#333', '../hero.webp is too dark in its left half, where dark words stand on it.'],
  [2400, 1350, '#ccc', undefined],
] as const)(
  'a picture of %i × %i in %s behind the first words of the home page',
  async ([width, height, color, told]) => {
    const copy = copyContent();
    writeFileSync(join(copy, 'content/hero.webp'), await drawn(width, height, color));
    edit(join(copy, 'content/pages/home.yml'), (text) =>
      text.replace(/^ {4}wide: .*$/mu, '    wide: ../hero.webp'),
    );
    const problems = await check(copy);
    expect(problems).toHaveLength(told === undefined ? 0 : 1);
    expect(problems.join('')).toContain(told ?? '');
  },
);

test('a drawing that could hold a program is no picture', async () => {
  const copy = copyContent();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><script>alert(1)</script></svg>';
  writeFileSync(join(copy, 'content/book.svg'), svg);
  edit(join(copy, 'content/playbook.yml'), (text) =>
    text.replace(/picture: .*/u, 'picture: ./book.svg'),
  );
  expect((await check(copy)).join('\n')).toContain(
    'cover › picture: The file ./book.svg is a drawing (SVG), which can hold a program. Save it as PNG, JPEG or WebP.',
  );
});

test('a file that may not be read is told', async () => {
  const copy = copyContent();
  const file = join(copy, 'content/playbook.yml');
  chmodSync(file, 0o000);
  // Whoever may do everything may read everything.
  const user = process.geteuid?.() ?? 0;
  if (user === 0) {
    chmodSync(copy, 0o755);
    process.seteuid?.(65_534);
    onTestFinished(() => process.seteuid?.(user));
  }
  expect(await check(copy)).toContain(
    'content/playbook.yml: The file may not be read. Give the user of this program the right to read and write it.',
  );
});

test('a plant that nobody has drawn is told with those that are', async () => {
  const copy = copyContent();
  const file = join(copy, 'content/brand.yml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('plant: marigold', 'plant: cactus'));
  expect(await check(copy)).toEqual([
    expect.stringMatching(/^content\/brand\.yml, line \d+, plant: .*lavender.*bluebonnet/u),
  ]);
});

test('an own color that is none is told at its field', async () => {
  const copy = copyContent();
  const { gulf } = palettes;
  const colors = Object.entries({ ...gulf, ink: '#12' }).map(
    ([role, hex]) => `  ${role}: '${hex}'`,
  );
  appendFileSync(join(copy, 'content/brand.yml'), ['colors:', ...colors, ''].join('\n'));
  expect(await check(copy)).toEqual([
    expect.stringMatching(/^content\/brand\.yml, line \d+, colors › ink: Write a color as #/u),
  ]);
});

test('words of a shop that could not be read on its ground are told at their field', async () => {
  const copy = copyContent();
  edit(join(copy, 'content/projects.yml'), (text) =>
    text.replace("ink: '#3d1a10'", "ink: '#d8892f'"),
  );
  expect(await check(copy)).toEqual([
    expect.stringMatching(/^content\/projects\.yml, line \d+, .*ink: .*could not be read/u),
  ]);
});

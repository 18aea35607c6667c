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
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { palettes } from '../brand/palettes.ts';
import { checkFiles } from './check-files.ts';
import { inOneLine } from '../reader/problem.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const copyContent = (): string => {
  const copy = temporaryDirectory();
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(join(root, 'content'), join(copy, 'content'), options);
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
  expect(mistakes.length).toBeGreaterThan(25);
});

test('the content of today is in order', async () => {
  expect(await check(root)).toEqual([]);
});

/** Where a file of the copied content lies. */
type Place = (file: string) => string;
type Change = (at: Place) => void;

const placeIn =
  (copy: string): Place =>
  (file) =>
    join(copy, 'content', file);

const replace = (file: string, searched: string | RegExp, text: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(searched, text));

/** The list of old addresses: one that is right, and this one. */
const redirect =
  (from: string, to: string): Change =>
  (at) =>
    writeFileSync(
      at('redirects.yml'),
      `redirects:\n  - from: /old\n    to: /contact\n  - from: ${from}\n    to: ${to}\n`,
    );

test('emoji, accents and a long text are accepted where they are harmless', async () => {
  const copy = copyContent();
  const tagline = `tagline: 🌼 Niños, panadería, quinceañera ${'and more '.repeat(60)}`.trim();
  replace(placeIn(copy)('pages/home.yml'), /tagline: .*/u, tagline);
  expect(await check(copy)).toEqual([]);
});

const [firstCity = ''] = readdirSync(join(root, 'content/cities'));
const address = 'websiteredesignsigns';
const post = `blog/${address}/index.md`;
const postLines = readFileSync(placeIn(root)(post), 'utf8').split('\n').length;
const projects = readFileSync(placeIn(root)('projects.yml'), 'utf8').trimEnd();
const [firstProject = ''] = projects.match(/^[\w-]+(?=:)/mu) ?? [];

/** YAML that means nine times as much with every line. */
const bomb = Array.from(
  { length: 12 },
  (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(9)}]`,
);

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><script>alert(1)</script></svg>';

const ownColors = Object.entries({ ...palettes.gulf, ink: '#12' }).map(
  ([role, hex]) => `  ${role}: '${hex}'\n`,
);

const others: [what: string, change: Change, told: string][] = [
  [
    'two files that make the same page',
    (at) => cpSync(at('pages/terms.yml'), at(`pages/${firstCity}`)),
    `content/pages/${firstCity}: content/cities/${firstCity} makes the page /${firstCity.replace('.yml', '')} already. Give this file another name, since its name is the address.`,
  ],
  [
    'a page copied without a change',
    (at) => cpSync(at(`cities/${firstCity}`), at('cities/el-paso.yml')),
    'has the same focus, and no two pages may. Write one that fits this page only.',
  ],
  [
    'an entry of a list that stands there twice',
    (at) => writeFileSync(at('projects.yml'), `${projects}\n${firstProject}:\n  name: Again\n`),
    `content/projects.yml, line ${projects.split('\n').length + 1}: Map keys must be unique.`,
  ],
  [
    'a file that was deleted',
    (at) => rmSync(at('pages/contact.yml')),
    'content/pages/contact.yml: The page is missing. Restore it from the history of the project, or write it anew.',
  ],
  [
    'a file in a place from which nothing is read',
    (at) => cpSync(at('pages/contact.yml'), at('contact.yml')),
    'content/contact.yml: The file is in no place from which pages are made.',
  ],
  [
    'an address with a space or a capital',
    (at) => renameSync(at(`blog/${address}`), at('blog/Five Signs')),
    'content/blog/Five Signs/index.md: The name becomes the address of the page, and an address has small letters, digits and hyphens only. Call it five-signs.',
  ],
  [
    'a post at an address of the server',
    (at) => renameSync(at(`blog/${address}`), at('blog/healthz')),
    'content/blog/healthz/index.md: The name becomes the address of the page, and /healthz is the server’s own. Give the file another name.',
  ],
  [
    'a post at the name of a folder’s first file',
    (at) => renameSync(at(`blog/${address}`), at('blog/index')),
    'content/blog/index/index.md: The name becomes the address of the page, and /index is the server’s own. Give the file another name.',
  ],
  [
    'a file that is not saved as UTF-8',
    (at) => writeFileSync(at('playbook.yml'), Buffer.from('name: panader\xeda\n', 'latin1')),
    'content/playbook.yml: The file is not saved as UTF-8. Save it again with that encoding.',
  ],
  [
    'a link in the text of a post that leads nowhere',
    (at) => appendFileSync(at(post), '\nSee [our story](/abuot).\n'),
    `content/${post}, line ${postLines + 1}: There is no page /abuot on this site. Write the address of one, for example /contact. Did you mean /about?`,
  ],
  [
    'a picture that was saved only in part',
    (at) => {
      const whole = readFileSync(at('pictures/playbook-book.webp'));
      writeFileSync(at('half.webp'), whole.subarray(0, whole.length / 2));
      replace(at('playbook.yml'), /picture: .*/u, 'picture: ./half.webp');
    },
    'cover › picture: The file ./half.webp is there, but it is no picture that can be read. Save it again as JPEG, PNG or WebP.',
  ],
  [
    'a drawing that could hold a program',
    (at) => {
      writeFileSync(at('book.svg'), svg);
      replace(at('playbook.yml'), /picture: .*/u, 'picture: ./book.svg');
    },
    'cover › picture: The file ./book.svg is a drawing (SVG), which can hold a program. Save it as PNG, JPEG or WebP.',
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
    (at) => {
      redirect('/our-story', '/about')(at);
      appendFileSync(at(post), '\nSee [our story](/our-story).\n');
    },
    '/our-story has moved, as content/redirects.yml says. Write /about.',
  ],
  [
    'a link to a page that is hidden',
    (at) => {
      replace(at(post), '---\n', '---\nhidden: true\n');
      redirect('/old-post', `/${address}`)(at);
    },
    `redirects › no. 2 › to: /${address} is hidden, an example that is off, or goes out later, so nobody could open it. Name another one, show it again by removing its line "hidden: true", or wait until it is out.`,
  ],
  ...['pages/contact.yml', 'pages/contact/sent.yml'].map((page): [string, Change, string] => [
    `a page hidden that the site needs (${page})`,
    (at) => replace(at(page), /^/u, 'hidden: true\n'),
    `content/${page}, line 1, hidden: The site cannot do without this page. Remove the line "hidden: true".`,
  ]),
  [
    'a page deleted that thanks for a form',
    (at) => rmSync(at('pages/contact/sent.yml')),
    'content/pages/contact/sent.yml: The page is missing. Restore it from the history of the project, or write it anew.',
  ],
  [
    'a character that nobody sees in the text of a post',
    (at) => appendFileSync(at(post), '\nBe\u0007 found.\n'),
    `content/${post}, line ${postLines + 1}: There is an invisible character (U+0007) after "Be"`,
  ],
  [
    'a character from a PDF file in a field',
    (at) => replace(at('brand.yml'), /^city: /mu, 'city: \uFFFF'),
    'There is an invisible character (U+FFFF) at the beginning',
  ],
  ...[post, 'playbook.yml'].map((file): (typeof others)[number] => [
    `two versions that git left in ${file}`,
    (at) => appendFileSync(at(file), '\n<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> other\n'),
    'Two versions of these lines stand here',
  ]),
  ...(
    [
      ['a heading without a space', '##Heading', 'The sign # would be shown.'],
      ['a heading with a no-break space', '##\u00A0Heading', 'The sign # would be shown.'],
      ['bold words with a no-break space', 'Be **found\u00A0** now.', 'The sign * would be shown.'],
      ['bullets from a word processor', '• One\n• Two', 'The bullet or number would be shown'],
      ['dots of a word processor', '·\u00A0One\n·\u00A0Two', 'The bullet or number would be shown'],
      ['dashes as a list', '– One\n– Two', 'The bullet or number would be shown'],
      ['a list with no-break spaces', '-\u00A0One\n-\u00A0Two', 'The bullet or number would be'],
      ['numbers with no-break spaces', '1.\u00A0One\n2.\u00A0Two', 'The bullet or number would be'],
      [
        'a link with a space in it',
        'See [us](/con tact).',
        'The link would be shown with its signs',
      ],
      ['a link without its end', 'See [us](/contact and', 'The link would be shown with its signs'],
      ['a footnote that is not there', 'Found[^9] in May.', 'There is no footnote of this name'],
      ['a paragraph with a tab before it', '\tOnce upon a time.', 'This would be shown as code'],
      ['a main heading within a text', '# Heading', 'The title of the page is its main heading'],
      ['a main heading in HTML', '<h1>Heading</h1>', 'The title of the page is its main heading'],
    ] as const
  ).map(([what, words, told]): (typeof others)[number] => [
    `${what} in the text of a post`,
    (at) => appendFileSync(at(post), `\n${words}\n`),
    `content/${post}, line ${postLines + 1}: ${told}`,
  ]),
  ...(
    [
      [
        'pages/about.yml',
        / {2}title: .*/u,
        '  title: Meet Nguyễn 🚀 and the whole agency',
        'head › title: The share image cannot show ễ 🚀',
      ],
      [
        'pages/webdesign.yml',
        / {2}eyebrow: .*/u,
        '  eyebrow: Web → design',
        'hero › eyebrow: The share image cannot show →',
      ],
      [post, /^title: .*/mu, 'title: Five signs ✓', 'title: The share image cannot show ✓'],
      ['brand.yml', /^name: .*/mu, 'name: Łódź & Main', 'name: The guide cannot show Ł ź'],
      [
        'projects.yml',
        / {2}trade: .*/u,
        '  trade: Bakery 🍞',
        'trade: The share image cannot show 🍞',
      ],
      [
        'playbook.yml',
        /^discountNote: .*/mu,
        'discountNote: on the next →',
        'discountNote: The share image cannot show →',
      ],
      ['testimonials.yml', / {2}role: .*/u, '  role: Baker ★', 'role: The card cannot show ★'],
      [
        'guide.yml',
        /^subtitle: .*/mu,
        'subtitle: Łatwo → ✓',
        'subtitle: The guide cannot show Ł → ✓',
      ],
    ] as const
  ).map(([file, searched, words, told]): (typeof others)[number] => [
    `what our typefaces lack in ${file}`,
    (at) => replace(at(file), searched, words),
    `${told}, since our typefaces lack it. Leave it out, or say it in words.`,
  ]),
  ...(
    [
      ['projects.yml', / {2}name: .*/u, '  name: |-\n    Sunday\n    Loaf', 'name'],
      [
        'pages/about.yml',
        / {2}title: .*/u,
        '  title: |-\n    Meet the agency and all\n    who work there',
        'head › title',
      ],
      ['pages/home.yml', / {2}heading: .*/u, '  heading: |-\n    Be\n    found', 'heading'],
      [
        'pages/webdesign.yml',
        / {2}eyebrow: .*/u,
        '  eyebrow: |-\n    Web\n    design',
        'hero › eyebrow',
      ],
      [post, /^title: .*/mu, 'title: |-\n  Five\n  signs', 'title'],
    ] as const
  ).map(([file, searched, words, field]): (typeof others)[number] => [
    `a line break in the ${field} of ${file}`,
    (at) => replace(at(file), searched, words),
    `${field}: These words stand in one line. Take the line break out.`,
  ]),
  [
    'a part that is written once and multiplied',
    (at) => writeFileSync(at('playbook.yml'), ['a0: &a0 lol', ...bomb].join('\n')),
    'content/playbook.yml, line 2: Aliases (*name) are not allowed; write the words themselves.',
  ],
  [
    'a part within a part within a part without end',
    (at) => writeFileSync(at('playbook.yml'), `a: ${nested(20_000)}`),
    'content/playbook.yml, line 1: There are too many brackets, braces or quotation marks.',
  ],
  [
    'a part too deep in a file that can be read',
    (at) => appendFileSync(at('pages/home.yml'), `deep: ${nested(60)}\n`),
    ': Parts within parts are not allowed more than 50 deep.',
  ],
  [
    'a folder with the name of a file',
    (at) => mkdirSync(at('pages/x.yml')),
    'content/pages/x.yml: This is a folder, or a link that leads to no file. Put the file itself in its place.',
  ],
  [
    'a folder with the name of a post',
    (at) => mkdirSync(at('articles/x.md')),
    'content/articles/x.md: This is a folder, or a link that leads to no file.',
  ],
  [
    'a link that leads in a circle',
    (at) => symlinkSync('x.yml', at('pages/x.yml')),
    'content/pages/x.yml: The file may not be read (ELOOP).',
  ],
  [
    'a link to a file that is gone',
    (at) => symlinkSync('../nowhere.yml', at('pages/x.yml')),
    'content/pages/x.yml: This is a folder, or a link that leads to no file.',
  ],
  [
    'an own color that is none',
    (at) => appendFileSync(at('brand.yml'), `colors:\n${ownColors.join('')}`),
    'colors › ink: Write a color as # and six digits in quotes',
  ],
];

test.for(others)('%s is told', async ([, change, told]) => {
  const copy = copyContent();
  change(placeIn(copy));
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
    const at = placeIn(copy);
    writeFileSync(at('hero.webp'), await drawn(width, height, color));
    replace(at('pages/home.yml'), /^ {4}wide: .*$/mu, '    wide: ../hero.webp');
    const problems = await check(copy);
    expect(problems).toHaveLength(told === undefined ? 0 : 1);
    expect(problems.join('')).toContain(told ?? '');
  },
);

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
    'content/playbook.yml: The file may not be read (EACCES). Give the user of this program the right to read and write it.',
  );
});

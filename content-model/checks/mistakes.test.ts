import {
  appendFileSync,
  chmodSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
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

/** The text between backticks, if any. */
const code = (cell: string): string | undefined => /`([^`]+)`/u.exec(cell)?.[1];

/** The table of mistakes: the right line, the wrong one, and the message for the agency. */
const mistakes = readFileSync(new URL('mistakes.fixture.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, file]) => /\.(?:yml|md)`$/u.test(file ?? ''))
  .map(([, file = '', right = '', wrong = '', message = '']) => ({
    file: `content/${code(file) ?? ''}`,
    right: code(right) ?? '',
    wrong: code(wrong),
    message: message.replaceAll('\\*', '*'),
  }));

/** Replaces the first line that begins like the right one with the mistake. Returns its line number. */
const makeMistake = (copy: string, { file, right, wrong }: (typeof mistakes)[number]): number => {
  const lines = readFileSync(join(copy, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.trimStart().startsWith(right.trim()));
  const line = lines[index] ?? '';
  const indentation = line.slice(0, line.length - line.trimStart().length);
  if (wrong === undefined) lines.splice(index, 1);
  else lines[index] = wrong.startsWith('⇥') ? wrong.replace('⇥', '\t') : `${indentation}${wrong}`;
  writeFileSync(join(copy, file), lines.join('\n'));
  return index + 1;
};

test.for(mistakes)('as the table says: $file with $wrong instead of $right', async (mistake) => {
  const copy = copyContent();
  const line = makeMistake(copy, mistake);
  const [problem = '', ...more] = await check(copy);
  expect(more).toEqual([]);
  // A missing line has no number: it is reported at a line that is there.
  const place = `${mistake.file}, line ${mistake.wrong === undefined ? '' : line}`;
  expect(problem.startsWith(place), problem).toBe(true);
  const rest = problem.slice(place.length).replace(/^\d*[,:] /u, '');
  const [start = '', ...parts] = mistake.message.split('…').map((part) => part.trim());
  expect(rest.startsWith(start), rest).toBe(true);
  for (const part of parts) expect(rest).toContain(part);
});

test('the table holds every common mistake', () => {
  expect(mistakes.length).toBeGreaterThan(20);
});

test('today’s content has no problems', async () => {
  expect(await check(root)).toEqual([]);
});

/** Resolves a path within the copied content. */
type Place = (file: string) => string;
type Change = (at: Place) => void;

const placeIn =
  (copy: string): Place =>
  (file) =>
    join(copy, 'content', file);

const replace = (file: string, searched: string | RegExp, text: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(searched, text));

/** Writes a list of redirects: a valid one, and this one. */
const redirect =
  (from: string, to: string): Change =>
  (at) =>
    writeFileSync(
      at('redirects.yml'),
      `redirects:\n  - from: /old\n    to: /contact\n  - from: ${from}\n    to: ${to}\n`,
    );

test('emoji and accents are accepted where they are harmless', async () => {
  const copy = copyContent();
  const tagline = 'tagline: 🌼 Niños, panadería, quinceañera';
  replace(placeIn(copy)('pages/home.yml'), /tagline: .*/u, tagline);
  expect(await check(copy)).toEqual([]);
});

test('a text may name the price of a package that is not ordered online', async () => {
  const copy = copyContent();
  replace(placeIn(copy)('pages/home.yml'), /tagline: .*/u, "tagline: 'Websites from {starter}'");
  expect(await check(copy)).toEqual([]);
});

const [firstCity = ''] = readdirSync(join(root, 'content/cities'));
const address = 'websiteredesignsigns';
const post = `blog/${address}/index.md`;
const postLines = readFileSync(placeIn(root)(post), 'utf8').split('\n').length;
const projects = readFileSync(placeIn(root)('projects.yml'), 'utf8').trimEnd();
const [firstProject = ''] = projects.match(/^[\w-]+(?=:)/mu) ?? [];

const backwards = "hours:\n  - days: [Monday]\n    from: '09:00'\n    to: '08:00'\n";

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
    'an address with a space or a capital',
    (at) => renameSync(at(`blog/${address}`), at('blog/Five Signs')),
    'content/blog/Five Signs/index.md: The name becomes the address of the page, and an address has small letters, digits and hyphens only. Call it five-signs.',
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
    'an old address at which there is a page',
    redirect('/about', '/contact'),
    'content/redirects.yml, line 4, redirects › no. 2 › from: There is a page /about, and visitors see that. Remove this entry, or give the page another address.',
  ],
  [
    'a link to a page that is hidden',
    (at) => {
      replace(at(post), '---\n', '---\nhidden: true\n');
      redirect('/old-post', `/${address}`)(at);
    },
    `redirects › no. 2 › to: /${address} is hidden, an example that is off, or goes out later, so nobody could open it. Name another one, show it again, or wait until it is out.`,
  ],
  [
    'a page hidden that the site needs',
    (at) => replace(at('pages/contact/sent.yml'), /^/u, 'hidden: true\n'),
    'content/pages/contact/sent.yml, line 1, hidden: The site cannot do without this page. Turn “Hidden” off.',
  ],
  [
    'a character that nobody sees in the text of a post',
    (at) => appendFileSync(at(post), '\nBe\u0007 found.\n'),
    `content/${post}, line ${postLines + 1}: There is an invisible character (U+0007) after "Be"`,
  ],
  [
    'two versions that git left in a file',
    (at) =>
      appendFileSync(at('playbook.yml'), '\n<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> other\n'),
    'Two versions of these lines stand here',
  ],
  [
    'a heading without a space',
    (at) => appendFileSync(at(post), '\n##Heading\n'),
    `content/${post}, line ${postLines + 1}: The sign # would be shown.`,
  ],
  [
    'a link with a space in it',
    (at) => appendFileSync(at(post), '\nSee [us](/con tact).\n'),
    `content/${post}, line ${postLines + 1}: The link would be shown with its signs`,
  ],
  [
    'what our typefaces lack',
    (at) => replace(at('pages/about.yml'), / {2}title: .*/u, '  title: Meet Nguyễn 🚀 and all'),
    'head › title: The share image cannot show ễ 🚀, since our typefaces lack it. Leave it out, or say it in words.',
  ],
  [
    'a line break in a heading',
    (at) => replace(at('pages/about.yml'), / {2}title: .*/u, '  title: |-\n    Meet\n    all'),
    'head › title: These words stand in one line. Take the line break out.',
  ],
  [
    'a part that is written once and multiplied',
    (at) => writeFileSync(at('playbook.yml'), 'a: &a [x]\nb: [*a, *a, *a]\n'),
    'content/playbook.yml, line 2: Aliases (*name) are not allowed; write the words themselves.',
  ],
  [
    'a phone number in a text, without one on the business card',
    (at) => {
      replace(at('business.yml'), /^phone:.*/mu, 'phone:');
      replace(at('pages/about.yml'), / {2}title: .*/u, '  title: Call {phone} and meet us');
    },
    'The business card has no phone yet, which this text shows. Fill it in there, or leave {phone} out.',
  ],
  [
    'hours that end before they begin',
    (at) => replace(at('business.yml'), /^hours:[^]*?(?=^timeZone)/mu, backwards),
    'hours › no. 1 › to: The day must begin before it ends',
  ],
  [
    'an own color that is none',
    (at) => appendFileSync(at('brand.yml'), `colors:\n${ownColors.join('')}`),
    'colors › ink: Choose a color, or write it as # and six digits in quotes',
  ],
];

test.for(others)('%s is reported', async ([, change, told]) => {
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
    'The picture “hero” is 800 × 500 pixels, and here it must be at least 2400 × 1350. Take a larger one, or it would look blurred.',
  ],
  [
    2400,
    1350,
    '#333',
    'The picture “hero” is too dark in its left half, where dark words stand on it.',
  ],
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

test('a file without read permission is reported', async () => {
  const copy = copyContent();
  const file = join(copy, 'content/playbook.yml');
  chmodSync(file, 0o000);
  // Root can read every file, whatever its permissions.
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

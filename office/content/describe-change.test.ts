import { expect, test } from 'vitest';
import { describeChange } from './describe-change.ts';
import { formFor } from './schemas.ts';

const about = formFor('pages', { template: 'about' });
const value = (title: string) => ({ title, text: `What ${title} is about` });

const wordsOf = (before: object, after: object) =>
  describeChange({ data: before }, { data: after }, about, 'About');

test.for([
  [
    { hero: { heading: 'A' } },
    { hero: { heading: 'B' } },
    'Heading in “Top of the page” of About: A → B',
  ],
  [{ hidden: undefined }, { hidden: true }, 'Hidden of About: off → on'],
  [
    { values: { items: [value('care'), value('rest')] } },
    { values: { items: [value('rest'), value('care')] } },
    'Values of About in another order',
  ],
  [
    { mission: { paragraphs: ['One'] } },
    { mission: { paragraphs: ['One', 'And one more'] } },
    'Paragraph 2 in “Mission” of About added: And one more',
  ],
  [
    { values: { items: [value('care'), { title: 'Rest', text: 'Sleep' }] } },
    { values: { items: [value('care'), { title: 'Play', text: 'Games' }] } },
    'Value 2 in “Values” of About removed: Rest; Value 2 in “Values” of About added: Play',
  ],
  [
    { values: { items: [value('care'), value('rest')] } },
    { values: { items: [value('care'), { ...value('rest'), text: 'Sleep' }] } },
    'Text in “Values › rest” of About: What rest is about → Sleep',
  ],
  [
    { hero: { heading: 'Women *grow*' } },
    { hero: { heading: 'People *grow*' } },
    'Heading in “Top of the page” of About: Women grow → People grow',
  ],
  [
    { hero: { portrait: { picture: '../pictures/desk.webp' } } },
    { hero: { portrait: { picture: '../pictures/covers/new-desk.webp' } } },
    'File in “Top of the page › Portrait” of About: desk → new-desk',
  ],
] as const)('%# a change is described in words', ([before, after, words]) => {
  expect(wordsOf(before, after)).toBe(words);
});

test('a section that was added is told by its first words, and a day as people write it', () => {
  const page = formFor('pages', { template: 'free' });
  const sections = [{ kind: 'cards', heading: 'What you get' }];
  expect(
    describeChange({ data: { sections: [] } }, { data: { sections } }, page, 'Work'),
  ).toContain('added: What you get');
  const post = formFor('blog', {});
  const [before, after] = ['2026-11-09', '2026-12-20'].map((published) => ({
    data: { published },
  }));
  expect(describeChange(before ?? { data: {} }, after ?? { data: {} }, post, 'Signs')).toBe(
    'Published of Signs: Nov 9, 2026 → Dec 20, 2026',
  );
});

test('only the part of a long text that differs is shown', () => {
  const start = 'A text that goes on for longer than anyone would want to read in a list, with';
  const [before, after] = [`${start} an old end.`, `${start} a new end.`];
  expect(wordsOf({ hero: { intro: before } }, { hero: { intro: after } })).toBe(
    'Introduction in “Top of the page” of About: … list, with an old end. → … list, with a new end.',
  );
});

const site = formFor('packages', {});

test('a price has its dollar sign, and the text of a post is called its text', () => {
  const words = describeChange({ data: { price: 3999 } }, { data: { price: 4250 } }, site, 'Elite');
  expect(words).toBe('Price of Elite: $3999 → $4250');
  const post = formFor('blog', {});
  const told = describeChange({ data: {}, body: 'A' }, { data: {}, body: 'B' }, post, 'Signs');
  expect(told).toBe('Text of Signs');
});

test('a field in a section of any kind is called as in the form', () => {
  const page = formFor('pages', { template: 'sections' });
  const cards = (title: string) => ({
    sections: [{ kind: 'cards', heading: 'Offers', cards: [{ title }] }],
  });
  expect(describeChange({ data: cards('A') }, { data: cards('B') }, page, 'Day')).toBe(
    'Title in “Offers › A” of Day: A → B',
  );
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'astro/zod';
import {
  group,
  heading,
  link,
  list,
  nameOf,
  notShown,
  shortText,
} from '../../content-model/schemas/fields.ts';
import { splitMarks } from './find-marks.ts';
import { markEntry, markFields } from './mark-entry.ts';
import { marked, unmarked } from './marks.ts';
import { readFromPage } from './messages.ts';

const schema = z.strictObject({
  hero: group('Top', 'The first section', { heading, link }),
  tags: list('Tags', 'Some', notShown(shortText('Tag', 'A word'))).min(1),
  names: list('Names', 'Some', shortText('Name', 'A word').min(1).max(9).optional()),
  tone: z.enum(['tint', 'ink']),
  picture: nameOf('picture'),
  day: z.date(),
});

const data = {
  hero: { heading: 'Be *found*', link: { label: 'More', href: '/more' } },
  tags: ['one'],
  names: ['Ana'],
  tone: 'ink',
  picture: 'x.webp',
  day: new Date(0),
};

const read = (value: string) => splitMarks(value);

beforeEach(() => vi.stubEnv('MODE', 'preview'));
afterEach(() => vi.unstubAllEnvs());

test('visible words carry their source; values that programs compare, look up or draw are unchanged', () => {
  const result = markFields(schema, data, ['pages', 'x']) as typeof data;
  expect(read(result.hero.heading)).toEqual({
    plain: 'Be *found*',
    parts: [{ way: ['pages', 'x', 'hero', 'heading'], from: 0, to: 10 }],
  });
  expect(read(result.names[0] ?? '').parts[0]?.way).toEqual(['pages', 'x', 'names', '0']);
  expect(result).toMatchObject({
    hero: { link: { href: '/more' } },
    tags: ['one'],
    tone: 'ink',
    picture: 'x.webp',
  });
  expect(result.day).toBe(data.day);
});

test('joined texts each keep their own source', () => {
  const both = `${marked('Bakery', ['a', 'b', 'trade'])}, ${marked('Austin', ['a', 'b', 'city'])}`;
  expect(read(both)).toEqual({
    plain: 'Bakery, Austin',
    parts: [
      { way: ['a', 'b', 'trade'], from: 0, to: 6 },
      { way: ['a', 'b', 'city'], from: 6, to: 14 },
    ],
  });
  expect(unmarked({ both })).toEqual({ both: 'Bakery, Austin' });
});

test('a Markdown text carries its source in an attribute', () => {
  const entry = {
    collection: 'blog',
    id: 'post',
    data: { title: 'A title', category: 'SEO' },
    rendered: { html: '<h2 id="a">A</h2><p>B <img __ASTRO_IMAGE_="{}"></p>' },
  };
  const { data: words, rendered } = markEntry(entry);
  expect(read(words.title).plain).toBe('A title');
  expect(words.category).toBe('SEO');
  expect(rendered.html).toBe(
    '<h2 id="a">A</h2><p data-way="[&quot;blog&quot;,&quot;post&quot;,&quot;body&quot;]">B <img __ASTRO_IMAGE_="{}"></p>',
  );
});

test.for([
  [{ type: 'picked', way: ['pages', 'home', 'hero'], page: '/' }, true],
  [{ type: 'picked', picture: 'content/pictures/a.webp', page: '/about' }, true],
  [{ type: 'picked', way: ['pages', 'home'], page: '/' }, false],
  [{ type: 'picked', way: ['pages', 'home', 'hero'], page: '//example.com' }, false],
  [{ type: 'picked', way: ['pages', 'home', 'hero'], page: 'https://example.com' }, false],
  [null, false],
] as const)('%j from a page counts as a message: %s', ([message, isOne]) => {
  expect(readFromPage(message) !== undefined).toBe(isOne);
});

import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import { widthOf } from './outline.ts';
import { loadTypefaces } from './typefaces.ts';

const { display } = await loadTypefaces();
const lettering = { font: display, size: 80 };

test('lines are about as long as each other', () => {
  expect(breakLines('How to Build Authority With Your First Website', 900, lettering)).toEqual([
    'How to Build Authority',
    'With Your First Website',
  ]);
});

test('a short word goes down to the line it belongs to', () => {
  expect(breakLines('Dallas Website Design & SEO for Female Founders', 1056, lettering)).toEqual([
    'Dallas Website Design',
    '& SEO for Female Founders',
  ]);
});

test('no line is wider than the box', () => {
  for (const width of [500, 600, 700, 900])
    for (const line of breakLines('Website and SEO Blog for Women Entrepreneurs', width, lettering))
      expect(widthOf(line, lettering)).toBeLessThanOrEqual(width);
});

test('words that belong together stay together', () => {
  const lines = breakLines('The Marigold\u00A0&\u00A0Main Newsletter', 600, lettering);
  expect(lines).toContain('Marigold\u00A0&\u00A0Main');
});

import { expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';

const box = { width: 600, height: 400 };

test('lines are about as long as each other', () => {
  expect(
    fitTitle('How to Build Authority With Your First Website', { width: 900, height: 180 }).lines,
  ).toEqual(['How to Build Authority', 'With Your First Website']);
});

test('a short title is large, a long one smaller and in more lines', () => {
  const short = fitTitle('Terms of Service', box);
  const long = fitTitle('Free Website and SEO Review for Women-Owned Business', box);
  expect(short.size).toBe(104);
  expect(long.size).toBeLessThan(short.size);
  expect(long.lines.length).toBeGreaterThan(short.lines.length);
});

test('a short word goes down to the line it belongs to', () => {
  for (const line of fitTitle('Dallas Website Design & SEO for Female Founders', box).lines)
    expect(line).not.toMatch(/ (?:&|for)$/u);
});

test('words that belong together stay together', () => {
  const { lines } = fitTitle('Contact Marigold\u00A0&\u00A0Main', box);
  expect(lines).toEqual(['Contact', 'Marigold\u00A0&\u00A0Main']);
});

test('a title that fits in two lines does not take three', () => {
  expect(fitTitle('Page Not Found', box).lines).toEqual(['Page Not', 'Found']);
});

test('a title of a single word stands', () => {
  expect(fitTitle('Privacy', box).lines).toEqual(['Privacy']);
});

import { expect, test } from 'vitest';
import { fillNames } from './fill-names.ts';
import { contentNames, dollarsOf, formatPrice } from './names.ts';
import { readEntriesOf } from './read-entries.ts';

const values = { playbook: '$29', 'visibility-audit': '$99', 'leads-kept': '2 years' };

test.for([
  ['It costs {playbook}.', 'It costs $29.'],
  ['For {leads-kept}.', 'For 2 years.'],
  ['{count} posts', '{count} posts'],
] as const)('"%s" is read as "%s"', ([text, filled]) => {
  expect(fillNames(text, values)).toBe(filled);
});

test('placeholders are filled in everywhere in the data', () => {
  const page = { order: 1, hidden: null, items: [{ answer: '{visibility-audit}' }] };
  expect(fillNames(page, values)).toEqual({ ...page, items: [{ answer: '$99' }] });
});

test('a count is a word, follows what visitors see, and begins a sentence with a capital', () => {
  const file = 'content/packages.yml';
  const { entries } = readEntriesOf(file, 'a: {price: 9}\nb: {}\nc: {hidden: true}\n');
  const { names } = contentNames(entries);
  const text = '{Number-of-packages} packages, all {number-of-packages} hers.';
  expect(fillNames(text, names)).toBe('Two packages, all two hers.');
});

test('a price prints as it is written, and counts as a number', () => {
  expect([3999, '4,500'].map((price) => formatPrice(price))).toEqual(['$3999', '$4,500']);
  expect([3999, '1,234,500'].map((price) => dollarsOf(price))).toEqual([3999, 1_234_500]);
});

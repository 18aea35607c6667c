import { expect, test } from 'vitest';
import { fillNames } from './names.ts';

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

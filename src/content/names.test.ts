import { expect, test } from 'vitest';
import { fillEntry, fillNames } from './names.ts';

const values = { playbook: 29, 'visibility-audit': 99, 'leads-kept': '2 years' };

test.for([
  ['It costs {playbook}.', 'It costs $29.'],
  ['For {leads-kept}.', 'For 2 years.'],
  ['{count} posts', '{count} posts'],
] as const)('"%s" is read as "%s"', ([text, filled]) => {
  expect(fillNames(text, values)).toBe(filled);
});

test('names are filled in wherever the text stands; dates and pictures are given back themselves', () => {
  const picture = Object.defineProperty({ src: '/a.webp' }, 'file', { value: 'a.webp' });
  const page = { published: new Date(0), picture, items: [{ answer: '{visibility-audit}' }] };
  const filled = fillNames(page, values);
  expect(filled.items).toEqual([{ answer: '$99' }]);
  expect(filled.published).toBe(page.published);
  expect(filled.picture).toBe(picture);
});

test('what a name stands for brings no attribute into a rendered text', () => {
  const entry = { data: {}, rendered: { html: '<a href="/contact" title="{legal-host}">x</a>' } };
  const names = { 'legal-host': '" onmouseover="alert(1)' };
  expect(fillEntry(entry, { names, shortName: '' }).rendered.html).toBe(
    '<a href="/contact" title="&quot; onmouseover=&quot;alert(1)">x</a>',
  );
});

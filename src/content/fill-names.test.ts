import { expect, test } from 'vitest';
import { fillNames } from './fill-names.ts';

const prices = { playbook: 29, 'visibility-audit': 99 };

test('a name between braces becomes its price', () => {
  expect(fillNames('It costs {playbook}.', prices)).toBe('It costs $29.');
});

test('a text between braces stands as it is', () => {
  expect(fillNames('For {leads-kept}.', { 'leads-kept': '2 years' })).toBe('For 2 years.');
});

test('prices are filled in wherever the text stands', () => {
  const items = [
    { question: 'How much?', answer: '{visibility-audit} or {playbook}', link: undefined },
  ];
  expect(fillNames(items, prices)).toEqual([
    { question: 'How much?', answer: '$99 or $29', link: undefined },
  ]);
});

test('what is no name of ours stays as it is', () => {
  expect(fillNames('{count} posts', prices)).toBe('{count} posts');
});

test('a list without a name, a date and a picture are given back themselves', () => {
  const picture = Object.defineProperty({ src: '/a.webp' }, 'file', { value: 'a.webp' });
  const page = { published: new Date(0), picture, text: '{playbook}' };
  const filled = fillNames(page, prices);
  expect(filled.text).toBe('$29');
  expect(filled.published).toBe(page.published);
  expect(filled.picture).toBe(picture);
});

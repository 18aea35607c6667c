import { expect, test } from 'vitest';
import { fillPrices } from './fill-prices.ts';

const prices = { playbook: 29, 'visibility-audit': 99 };

test('a name between braces becomes its price', () => {
  expect(fillPrices('It costs {playbook}.', prices)).toBe('It costs $29.');
});

test('a text between braces stands as it is', () => {
  expect(fillPrices('For {leads-kept}.', { 'leads-kept': '2 years' })).toBe('For 2 years.');
});

test('prices are filled in wherever the text stands', () => {
  const items = [
    { question: 'How much?', answer: '{visibility-audit} or {playbook}', link: undefined },
  ];
  expect(fillPrices(items, prices)).toEqual([
    { question: 'How much?', answer: '$99 or $29', link: undefined },
  ]);
});

test('an unknown name stops the build and tells the known ones', () => {
  expect(() => fillPrices('Only {gold}!', prices)).toThrow(
    '"{gold}" is no price. Write one of playbook, visibility-audit between the braces in "Only {gold}!".',
  );
});

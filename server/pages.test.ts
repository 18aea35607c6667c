import { expect, test } from 'vitest';
import { fillSlot } from './pages.ts';

const page =
  '<h1>Hi</h1><!--slot:greeting {"who":"\\u003c\\u002d\\u002d\\u003e"}-->old<!--/slot:greeting--><p>Bye</p>';

test('a slot is rendered with its own properties and those of the visitor', () => {
  const renderSlot = (name: string, props: object) => `${name} ${JSON.stringify(props)}`;
  expect(fillSlot(page, 'greeting', { renderSlot, state: { mood: 'good' } })).toContain(
    '-->greeting {"who":"<-->","mood":"good"}<!--/slot:greeting--><p>Bye</p>',
  );
});

test('what is rendered is taken literally', () => {
  const renderSlot = () => "$& $1 $'";
  expect(fillSlot(page, 'greeting', { renderSlot, state: {} })).toContain("-->$& $1 $'<!--/");
});

test('a page without the slot is a mistake of ours, and says which slot', () => {
  const renderSlot = () => '';
  expect(() => fillSlot(page, 'contact-form', { renderSlot, state: {} })).toThrow(
    'A page has no slot "contact-form"',
  );
});

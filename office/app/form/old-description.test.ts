import { expect, test } from 'vitest';
import { oldDescription } from './old-description.ts';

const door = { picture: 'door.webp', alt: 'A blue door' };

test('the description of a picture is old once another picture is chosen', () => {
  const before = { hero: { pictures: [door] } };
  const now = { hero: { pictures: [{ ...door, picture: 'window.webp' }] } };
  expect(oldDescription(before, now, before)).toEqual(['hero', 'pictures', 0, 'alt']);
  expect(oldDescription(before, before, before)).toBeUndefined();
});

test('a first picture, and one that comes with its own description, leave nothing to empty', () => {
  expect(oldDescription({ alt: 'A blue door' }, door, {})).toBeUndefined();
  const window = { picture: 'window.webp', alt: 'A window' };
  expect(oldDescription([door, window], [window, door], [door, window])).toBeUndefined();
});

test('words typed while the new picture is uploaded are about the new one', () => {
  const typed = { ...door, alt: 'A window' };
  const taken = { ...typed, picture: 'window.webp' };
  expect(oldDescription(typed, taken, door)).toBeUndefined();
  // The next picture isn't the one she described.
  expect(oldDescription(taken, { ...taken, picture: 'roof.webp' }, door)).toEqual(['alt']);
});

import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.for([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['Ana.Ruiz@hotmial.com', 'Ana.Ruiz@hotmail.com'],
] as const)('a slip of the finger is noticed: %s', ([typed, meant]) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.for(['ana@gmail.com', 'ana@ruizlaw.com', 'ana', '@gmial.com', 'ana@', ''])(
  'nothing is said about "%s"',
  (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  },
);

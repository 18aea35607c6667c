import { expect, test } from 'vitest';
import { readOrigin } from './origin.ts';

test('where a lead came from is read as the browser noted it', () => {
  const origin = { entryPage: '/', previousPage: '/about', referringSite: 'www.google.com' };
  expect(readOrigin({ ...origin, email: 'ana@example.com' })).toEqual(origin);
  expect(readOrigin({ entryPage: '/localseo' })).toEqual({ entryPage: '/localseo' });
});

test.for([
  [{ entryPage: '/a', previousPage: '/b?email=ana@example.com' }, { entryPage: '/a' }],
  [{ entryPage: '/a', referringSite: '<b>x</b>' }, { entryPage: '/a' }],
  [{ entryPage: `/${'a'.repeat(300)}`, previousPage: '/b' }, undefined],
  [{ previousPage: '/b' }, undefined],
  [{ entryPage: '//elsewhere.example' }, undefined],
  [{}, undefined],
] as const)('of %o only what is proper is kept', ([values, expected]) => {
  expect(readOrigin(values as Record<string, string>)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { acceptedCodings } from './accepted-codings.ts';

test.for([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.9', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0, gzip', ['gzip', 'identity']],
  ['identity, br;q=0.5', ['identity']],
  ['identity;q=0, *;q=0', ['identity']],
  ['br;q=nonsense', ['br', 'identity']],
] as const)('Accept-Encoding %s is answered with the first of %j', ([header, codings]) => {
  expect(acceptedCodings(header)).toEqual(codings);
});

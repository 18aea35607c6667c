import { expect, test } from 'vitest';
import { addressOfFile, canonicalAddress, readAddress } from './address.ts';

test.for([
  ['/about?ref=mail?x', { path: '/about', query: '?ref=mail?x' }],
  ['/about', { path: '/about', query: '' }],
  ['http://evil.example/about?x', { path: '/about', query: '?x' }],
] as const)('the request target %s is split into path and query', ([target, address]) => {
  expect(readAddress(target)).toEqual(address);
});

test.for([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['blog/index.html', '/blog'],
  ['contact/sent.html', '/contact/sent'],
  ['The guide.pdf', '/The%20guide.pdf'],
] as const)('the file %s is at %s', ([name, address]) => {
  expect(addressOfFile(name)).toBe(address);
});

test.for([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['//about', '/about'],
  ['//', '/'],
  ['/%61bout', '/about'],
  ['/blog/index.html', '/blog'],
  ['/Free-Review/', '/freereviewlanding'],
  ['/%2e%2e/', '/..'],
  ['/contact%2Fsent', '/contact%2fsent'],
] as const)('%s most likely means %s', ([path, canonical]) => {
  expect(canonicalAddress(path)).toBe(canonical);
});

import { expect, test } from 'vitest';
import { isSigned, signCanary } from './canary.ts';

const key = 'a-secret-that-is-long-enough-to-keep';
const now = new Date('2026-11-21T10:00:00.000Z');
const request = { method: 'POST', path: '/contact' };
const signature = signCanary(key, request, now);

test('a request signed with the shared secret is recognized; one with another key, method, path or time is not', () => {
  expect(isSigned(key, { ...request, signature }, now)).toBe(true);
  expect(isSigned(`${key}!`, { ...request, signature }, now)).toBe(false);
  expect(isSigned(key, { ...request, method: 'DELETE', signature }, now)).toBe(false);
  expect(isSigned(key, { ...request, path: '/canary/1', signature }, now)).toBe(false);
  const later = new Date(now.getTime() + 301_000);
  expect(isSigned(key, { ...request, signature }, later)).toBe(false);
  for (const nonsense of ['', `1763719200.${'g'.repeat(64)}`, '9'.repeat(5000)])
    expect(isSigned(key, { ...request, signature: nonsense }, now)).toBe(false);
});

import { expect, test } from 'vitest';
import { retryDelay } from './outbox-worker.ts';

const seconds = (attempt: number, random: number) => retryDelay(attempt, () => random) / 1000;

test('the first retry comes after about half a minute, each further one after twice as long', () => {
  expect([1, 2, 3, 4].map((attempt) => seconds(attempt, 0))).toEqual([30, 60, 120, 240]);
});

test('no wait is longer than six hours, however many attempts have failed', () => {
  expect(seconds(11, 0)).toBe(6 * 60 * 60);
  expect(seconds(5000, 0)).toBe(6 * 60 * 60);
});

test('chance takes off up to a fifth, so that mails which failed together part', () => {
  expect(seconds(1, 0.5)).toBeCloseTo(27);
  expect(seconds(5000, 0.999_999)).toBeCloseTo(4.8 * 60 * 60, 0);
});

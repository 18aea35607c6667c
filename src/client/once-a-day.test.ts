import { beforeEach, expect, test, vi } from 'vitest';
import { happenedToday, localDay, rememberToday } from './once-a-day.ts';

const evening = new Date(2026, 10, 21, 23, 59);
const nextMorning = new Date(2026, 10, 22, 0, 1);

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
  });
});

test('a day is the visitor’s own, wherever she is', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05');
});

test('what happened before midnight counts until midnight', () => {
  expect(happenedToday('key', evening)).toBe(false);
  rememberToday('key', evening);
  expect(happenedToday('key', evening)).toBe(true);
  expect(happenedToday('key', nextMorning)).toBe(false);
});

test('a browser that forbids storage is survived', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  rememberToday('key', evening);
  expect(happenedToday('key', evening)).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterVisible } from './visible-for.ts';

const page = { visibilityState: 'visible' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.for([10_000, 0])('time in the background does not count, after %i ms in front', (seen) => {
  const callback = vi.fn();
  page.visibilityState = 'visible';
  afterVisible(15_000, callback);
  vi.advanceTimersByTime(seen);
  page.visibilityState = 'hidden';
  vi.advanceTimersByTime(3_600_000);
  page.visibilityState = 'visible';
  vi.advanceTimersByTime(14_999 - seen);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledOnce();
});

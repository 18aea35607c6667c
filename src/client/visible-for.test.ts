import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterVisible } from './visible-for.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

const turn = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
});

afterEach(() => {
  vi.useRealTimers();
});

const start = () => {
  const callback = vi.fn();
  afterVisible(15_000, callback);
  return callback;
};

test('a page that stays in front calls back after the delay, once', () => {
  const callback = start();
  vi.advanceTimersByTime(14_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  turn('hidden');
  turn('visible');
  vi.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledOnce();
});

test('time in the background does not count', () => {
  const callback = start();
  vi.advanceTimersByTime(10_000);
  turn('hidden');
  vi.advanceTimersByTime(3_600_000);
  turn('visible');
  vi.advanceTimersByTime(4_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

test('a page opened in the background, or prerendered, starts counting when it is shown', () => {
  page.visibilityState = 'hidden';
  const callback = start();
  vi.advanceTimersByTime(60_000);
  turn('visible');
  vi.advanceTimersByTime(14_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

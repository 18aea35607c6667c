import { expect, onTestFinished, test, vi } from 'vitest';
import { startScheduledJobs } from './scheduled-jobs.ts';
import { StoreUnavailable } from './lead-store.ts';
import { collectLog } from './outbox-worker.fixture.ts';

test('jobs run again and again; one that fails is logged without what a visitor typed, and keeps no other from running', async () => {
  const run = vi
    .fn(async () => {})
    .mockRejectedValueOnce(new TypeError('ana@example.com'))
    .mockRejectedValueOnce(new StoreUnavailable('The disk is full'));
  const { lines, log } = collectLog();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const schedule = startScheduledJobs({ first: run, second: run }, log);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  await schedule.stop();
  expect(run).toHaveBeenCalledTimes(4);
  expect(lines.join()).toContain('TypeError');
  expect(lines.join()).toContain('The disk is full');
  expect(lines.join()).not.toContain('ana@');
});

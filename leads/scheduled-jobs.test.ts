import { expect, onTestFinished, test, vi } from 'vitest';
import { startScheduledJobs } from './scheduled-jobs.ts';
import { StoreUnavailable } from './lead-store.ts';

test('jobs run repeatedly; a failure is logged without visitors’ data, and does not stop the others', async () => {
  const run = vi
    .fn(async () => {})
    .mockRejectedValueOnce(new TypeError('ana@example.com'))
    .mockRejectedValueOnce(new StoreUnavailable('The disk is full'));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const schedule = startScheduledJobs({ first: run, second: run }, log);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  await schedule.stop();
  expect(run).toHaveBeenCalledTimes(4);
  expect(log.error.mock.calls.map(([details]) => details)).toEqual([
    { job: 'first', reason: 'TypeError' },
    { job: 'second', reason: 'The disk is full' },
  ]);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { startScheduledJobs, type ScheduledJob } from './scheduled-jobs.ts';
import { StoreUnavailable } from './lead-store.ts';
import { collectLog, eventually } from './office.fixture.ts';

const start = (run: ScheduledJob['run'], interval?: number) => {
  const { lines, log } = collectLog();
  const jobs = [
    { name: 'first', run },
    { name: 'second', run },
  ];
  const schedule = startScheduledJobs({ jobs, log, ...(interval && { interval }) });
  onTestFinished(() => schedule.stop());
  return { schedule, lines };
};

test('jobs run at once, and again', async () => {
  const run = vi.fn(async () => {});
  start(run, 5);
  await eventually(() => expect(run.mock.calls.length).toBeGreaterThan(4));
});

test('a job that fails is logged without what a visitor typed, and keeps no other from running', async () => {
  const run = vi
    .fn(async () => {})
    .mockRejectedValueOnce(new TypeError('ana@example.com'))
    .mockRejectedValueOnce(new StoreUnavailable('The disk is full'));
  const { lines } = start(run, 5);
  await eventually(() => expect(run.mock.calls.length).toBeGreaterThan(2));
  expect(lines.join()).toContain('TypeError');
  expect(lines.join()).toContain('The disk is full');
  expect(lines.join()).not.toContain('ana@');
});

test('stopping waits for the job in progress and begins no other', async () => {
  const doing = Promise.withResolvers<void>();
  const run = vi.fn(() => doing.promise);
  const { schedule } = start(run);
  const stopped = schedule.stop();
  doing.resolve();
  await stopped;
  expect(run).toHaveBeenCalledOnce();
});

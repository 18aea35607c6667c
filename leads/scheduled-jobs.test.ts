import { expect, onTestFinished, test, vi } from 'vitest';
import { startScheduledJobs } from './scheduled-jobs.ts';
import { StoreUnavailable } from './lead-store.ts';
import { collectLog, eventually } from './outbox-worker.fixture.ts';

test('jobs run again and again; one that fails is logged without what a visitor typed, and keeps no other from running', async () => {
  const run = vi
    .fn(async () => {})
    .mockRejectedValueOnce(new TypeError('ana@example.com'))
    .mockRejectedValueOnce(new StoreUnavailable('The disk is full'));
  const { lines, log } = collectLog();
  const jobs = ['first', 'second'].map((name) => ({ name, run }));
  const schedule = startScheduledJobs({ jobs, log, interval: 5 });
  onTestFinished(() => schedule.stop());
  await eventually(() => expect(run.mock.calls.length).toBeGreaterThan(4));
  expect(lines.join()).toContain('TypeError');
  expect(lines.join()).toContain('The disk is full');
  expect(lines.join()).not.toContain('ana@');
});

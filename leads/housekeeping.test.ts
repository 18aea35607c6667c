import { expect, onTestFinished, test, vi } from 'vitest';
import { startHousekeeping, type Chore } from './housekeeping.ts';
import { StoreUnavailable } from './lead-store.ts';
import { collectLog, eventually } from './office.fixture.ts';

const start = (run: Chore['run'], interval?: number) => {
  const { lines, log } = collectLog();
  const chores = [
    { name: 'first', run },
    { name: 'second', run },
  ];
  const housekeeping = startHousekeeping({ chores, log, ...(interval && { interval }) });
  onTestFinished(() => housekeeping.stop());
  return { housekeeping, lines };
};

test('chores are done at once, and again', async () => {
  const run = vi.fn(async () => {});
  start(run, 5);
  await eventually(() => expect(run.mock.calls.length).toBeGreaterThan(4));
});

test('a chore that fails is logged without what a visitor typed, and keeps none from being done', async () => {
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

test('stopping waits for the chore in progress and begins no other', async () => {
  const doing = Promise.withResolvers<void>();
  const run = vi.fn(() => doing.promise);
  const { housekeeping } = start(run);
  const stopped = housekeeping.stop();
  doing.resolve();
  await stopped;
  expect(run).toHaveBeenCalledOnce();
});

import { expect, test } from 'vitest';
import { createAlarm } from './alarm.ts';

const longTime = 60_000;

test('a wait ends when its time is over', async () => {
  await expect(createAlarm().wait(1)).resolves.toBeUndefined();
});

test('ringing ends the wait in progress', async () => {
  const alarm = createAlarm();
  const waiting = alarm.wait(longTime);
  alarm.ring();
  await expect(waiting).resolves.toBeUndefined();
});

test('ringing while nobody waits ends the next wait, and only that', async () => {
  const alarm = createAlarm();
  alarm.ring();
  await alarm.wait(longTime);
  const soon = new Promise((resolve) => setTimeout(resolve, 20, 'still waiting'));
  expect(await Promise.race([alarm.wait(longTime), soon])).toBe('still waiting');
  alarm.ring();
});

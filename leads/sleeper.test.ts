import { expect, test } from 'vitest';
import { createSleeper } from './sleeper.ts';

const longTime = 60_000;

test('a sleep ends when its time is over', async () => {
  await expect(createSleeper().sleep(1)).resolves.toBeUndefined();
});

test('waking ends the sleep in progress', async () => {
  const sleeper = createSleeper();
  const sleeping = sleeper.sleep(longTime);
  sleeper.wake();
  await expect(sleeping).resolves.toBeUndefined();
});

test('waking while nobody sleeps ends the next sleep, and only that', async () => {
  const sleeper = createSleeper();
  sleeper.wake();
  await sleeper.sleep(longTime);
  const soon = new Promise((resolve) => setTimeout(resolve, 20, 'still asleep'));
  expect(await Promise.race([sleeper.sleep(longTime), soon])).toBe('still asleep');
  sleeper.wake();
});

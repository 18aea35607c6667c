import type { Round } from '../../../tests/fixtures/hardship.ts';
import { goThroughAll } from './losses.ts';

/**
 * Twenty crashes in the middle of trouble: ten times the disk fills up, ten
 * times the mail server fails half-way through a mail. After each one the next
 * server goes on with what the last one left.
 */

const moods = [
  'hangs',
  'refuses for now',
  'loses its answer',
  'refuses for good',
  'hangs',
] as const;

/** Each time there is room for a little more than before; the disk is full before the kill. */
const fullDisk = (number: number): Round => ({
  lasts: 1500 + Math.random() * 1000,
  fileSizeLimit: 120 + number * 90,
});

const failingMail = (number: number): Round => ({
  lasts: 200 + Math.random() * 600,
  mailServer: moods[number % moods.length] ?? 'hangs',
});

await goThroughAll(
  'Full disk and failing mail server',
  Array.from({ length: 10 }, (_, number) => [fullDisk(number), failingMail(number)]).flat(),
);

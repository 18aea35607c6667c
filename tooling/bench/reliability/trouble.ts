import type { Round } from '../../../tests/fixtures/hardship.ts';
import { goThroughAll } from './losses.ts';

/**
 * Twenty crashes under stress: ten with a disk that fills up, ten with a mail server that fails
 * midway through a mail. Each server continues with what the previous one left.
 */

const moods = [
  'hangs',
  'refuses for now',
  'loses its answer',
  'refuses for good',
  'hangs',
] as const;

/** Each round has room for a little more than the last; the disk is full before the kill. */
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

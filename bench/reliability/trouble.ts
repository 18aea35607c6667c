import { openMailServer } from '../../tests/fixtures/mail-server.ts';
import { goThrough, type Round } from '../../tests/fixtures/hardship.ts';
import { inTemporaryDirectory } from './in-temporary-directory.ts';
import { reportLosses } from './report-losses.ts';

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

const rounds = Array.from({ length: 10 }, (_, number) => [
  fullDisk(number),
  failingMail(number),
]).flat();

const mailServer = await openMailServer();
await inTemporaryDirectory(async (directory) => {
  const aftermath = await goThrough({ directory, mailServer, rounds, visitors: 8 });
  reportLosses('Full disk and failing mail server', aftermath, rounds.length);
  const met = Object.entries(Object.groupBy(mailServer.tries, (mood) => mood));
  console.log(
    `    how mails were met: ${met.map(([mood, tries]) => `${mood} ${tries.length}`).join(', ')}`,
  );
});
await mailServer.close();

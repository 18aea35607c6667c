import type { Outbox } from '../../leads/outbox.ts';
import { lateMail, scarceSpace } from '../http/limits.ts';
import { freeSpace } from './free-space.ts';

export interface HealthWarningsOptions {
  outbox: Pick<Outbox, 'entries'>;
  /** Where the store keeps its files, if it keeps any here. */
  dataDirectory?: string | undefined;
  clock?: () => Date;
}

/** Mails that are looked at: the oldest unsent ones. */
const examinedMails = 200;

const mailWarnings = async (outbox: Pick<Outbox, 'entries'>, now: number): Promise<string[]> => {
  let waited = 0;
  let dead = 0;
  let examined = 0;
  for await (const { state, queuedAt } of outbox.entries()) {
    if (state === 'dead') dead += 1;
    else waited = Math.max(waited, now - Date.parse(queuedAt));
    examined += 1;
    if (examined === examinedMails) break;
  }
  return [
    ...(waited > lateMail
      ? [`Mail to the agency has been waiting for ${Math.floor(waited / 60_000)} minutes.`]
      : []),
    ...(dead > 0 ? ['Mail to the agency was given up: see "npm run leads -- outbox list".'] : []),
  ];
};

const diskWarnings = async (directory: string): Promise<string[]> =>
  (await freeSpace(directory)) < scarceSpace
    ? [`The disk of the lead store has less than ${scarceSpace / 1024 ** 2} MB left.`]
    : [];

/** What is not well though forms are taken: mail that waits long or was given up, and a disk that fills up. */
export const healthWarnings = async ({
  outbox,
  dataDirectory,
  clock = () => new Date(),
}: HealthWarningsOptions): Promise<string[]> => [
  ...(await mailWarnings(outbox, clock().getTime())),
  ...(dataDirectory === undefined ? [] : await diskWarnings(dataDirectory)),
];

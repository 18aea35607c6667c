import { createHash, createHmac, randomBytes } from 'node:crypto';
import { repetitionMinutes } from '../forms/constants.ts';
import { orderedFields } from './documents.ts';
import type { Submission } from './lead-record.ts';

/** How long identical fields from one sender count once where there is no submission id, in milliseconds. */
export const duplicateWindow = repetitionMinutes * 60 * 1000;

/** Deletes old fingerprints every minute, also when no new lead comes in, until it is cleared. Where the store is away, a minute later is soon enough. */
export const deleteRegularly = (forget: () => Promise<void>): NodeJS.Timeout =>
  setInterval(() => void forget().catch(() => {}), 60_000).unref();

const idLength = 32;

type Identity = Pick<Submission, 'collection' | 'fields' | 'submissionId'>;

const contents = ({ collection, fields }: Identity) => [
  collection,
  ...orderedFields(collection, fields),
];

/**
 * The id of the document a submission becomes: 32 hexadecimal digits. The same
 * submission id with the same fields always gives the same id, so creating the
 * document twice fails the second time in any store; without a submission id
 * it is random.
 */
export const documentId = (submission: Identity): string => {
  if (submission.submissionId === undefined) return randomBytes(idLength / 2).toString('hex');
  const key = JSON.stringify([submission.submissionId, ...contents(submission)]);
  return createHash('sha256').update(key).digest('hex').slice(0, idLength);
};

/**
 * Recognises identical fields from the same sender. Keyed with the store's
 * secret, since network addresses are few enough to be guessed from a plain hash.
 */
export const senderFingerprint = (submission: Submission, secret: Uint8Array): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([submission.sender, ...contents(submission)]))
    .digest('hex');

/** One spelling for all the ways a person may type her address: case and outer white space do not count. */
export const personKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** The id of a notice's mail, by its key: as long as the ids of documents. */
export const noticeId = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, idLength);

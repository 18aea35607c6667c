import type { DatabaseSync } from 'node:sqlite';
import type { Submission } from '../lead-store.ts';
import { duplicateWindow, senderFingerprint } from '../submission-key.ts';

const fingerprint = (database: DatabaseSync, submission: Submission): string => {
  const { secret } = database.prepare('SELECT secret FROM store').get() as { secret: Uint8Array };
  return senderFingerprint(submission, secret);
};

/** The id of the document that the same sender stored with the same fields within the last ten minutes. */
export const findRecent = (database: DatabaseSync, submission: Submission) =>
  database
    .prepare('SELECT document_id AS id FROM recent_submissions WHERE fingerprint = ?')
    .get(fingerprint(database, submission))?.['id'];

/** Makes the submission recognisable for the next ten minutes. */
export const rememberRecent = (
  database: DatabaseSync,
  submission: Submission,
  id: string,
  now: Date,
): void => {
  database
    .prepare(
      'INSERT INTO recent_submissions (fingerprint, document_id, stored_at) VALUES (?, ?, ?)',
    )
    .run(fingerprint(database, submission), id, now.getTime());
};

/** Deletes every fingerprint older than ten minutes. */
export const forgetOld = (database: DatabaseSync, now: Date): void => {
  database
    .prepare('DELETE FROM recent_submissions WHERE stored_at < ?')
    .run(now.getTime() - duplicateWindow);
};

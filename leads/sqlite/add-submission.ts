import type { DatabaseSync } from 'node:sqlite';
import { documentData } from '../documents.ts';
import type { AddResult, Submission } from '../lead-store.ts';
import {
  documentId,
  duplicateWindow,
  kindOf,
  personKey,
  senderFingerprint,
} from '../submission.ts';
import { queueMail } from './outbox.ts';

const insertDocument = (database: DatabaseSync, id: string, submission: Submission): void => {
  const { collection, fields, receivedAt, suspicions, mail } = submission;
  const kind = kindOf(submission);
  const data = documentData(collection, fields, receivedAt);
  const held = kind === 'quarantined' ? JSON.stringify({ suspicions, mail }) : null;
  const person = personKey(fields.email);
  database
    .prepare(
      `INSERT INTO documents (id, collection, timestamp, person, data, kind, held)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, collection, data.timestamp, person, JSON.stringify(data), kind, held);
  if (kind !== 'quarantined') queueMail(database, { id, mail, queuedAt: receivedAt });
};

const fingerprint = (database: DatabaseSync, submission: Submission): string => {
  const { secret } = database.prepare('SELECT secret FROM store').get() as { secret: Uint8Array };
  return senderFingerprint(submission, secret);
};

/** The id of the document that the same sender stored with the same fields within the last ten minutes. */
const findRecent = (database: DatabaseSync, submission: Submission) =>
  database
    .prepare('SELECT document_id AS id FROM recent_submissions WHERE fingerprint = ?')
    .get(fingerprint(database, submission))?.['id'];

/** Makes the submission recognisable for the next ten minutes. */
const rememberRecent = (
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

const findStored = (database: DatabaseSync, submission: Submission, id: string) => {
  if (submission.submissionId === undefined) return findRecent(database, submission);
  return database.prepare('SELECT id FROM documents WHERE id = ?').get(id)?.['id'];
};

/** Stores document, mail and, without a submission id, what recognises a repetition. Runs inside a transaction. */
export const addSubmission = (
  database: DatabaseSync,
  submission: Submission,
  now: Date,
): AddResult => {
  forgetOld(database, now);
  const id = documentId(submission);
  const stored = findStored(database, submission, id);
  if (stored !== undefined) return { outcome: 'duplicate', id: String(stored) };
  insertDocument(database, id, submission);
  if (submission.submissionId === undefined) rememberRecent(database, submission, id, now);
  return { outcome: 'stored', id };
};

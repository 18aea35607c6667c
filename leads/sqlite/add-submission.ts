import type { DatabaseSync } from 'node:sqlite';
import { documentData } from '../document-fields.ts';
import type { AddResult, Submission } from '../lead-store.ts';
import { personKey } from '../person-key.ts';
import { documentId } from '../submission-key.ts';
import { findRecent, forgetOld, rememberRecent } from './recent-submissions.ts';

const insertDocument = (database: DatabaseSync, id: string, submission: Submission): void => {
  const { collection, fields, receivedAt } = submission;
  const data = documentData(collection, fields, receivedAt);
  database
    .prepare(
      'INSERT INTO documents (id, collection, timestamp, person, data) VALUES (?, ?, ?, ?, ?)',
    )
    .run(id, collection, data.timestamp, personKey(fields.email), JSON.stringify(data));
};

const insertMail = (database: DatabaseSync, id: string, { mail, receivedAt }: Submission): void => {
  const queuedAt = receivedAt.toISOString();
  database
    .prepare(
      `INSERT INTO outbox (document_id, state, queued_at, due_at, message)
       VALUES (?, 'waiting', ?, ?, ?)`,
    )
    .run(id, queuedAt, queuedAt, JSON.stringify(mail));
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
  insertMail(database, id, submission);
  if (submission.submissionId === undefined) rememberRecent(database, submission, id, now);
  return { outcome: 'stored', id };
};

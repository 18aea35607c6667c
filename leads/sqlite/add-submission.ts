import type { DatabaseSync } from 'node:sqlite';
import { documentData } from '../document-fields.ts';
import type { AddResult, Submission } from '../lead-store.ts';
import { personKey } from '../person-key.ts';
import { documentId } from '../submission-key.ts';
import { queueMail } from './queue-mail.ts';
import { findRecent, forgetOld, rememberRecent } from './recent-submissions.ts';

const kindOf = ({ canary, suspicions = [] }: Submission) => {
  if (canary) return 'canary';
  return suspicions.length > 0 ? 'quarantined' : 'lead';
};

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

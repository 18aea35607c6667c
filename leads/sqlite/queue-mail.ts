import type { DatabaseSync } from 'node:sqlite';
import type { MailMessage } from '../outbox.ts';

interface QueuedMail {
  /** Of the row in `documents` it belongs to. */
  id: string;
  mail: MailMessage;
  queuedAt: Date;
  /** When it is to be sent; at once unless told otherwise. */
  dueAt?: Date;
}

/** Writes a mail to the outbox. */
export const queueMail = (
  database: DatabaseSync,
  { id, mail, queuedAt, dueAt = queuedAt }: QueuedMail,
): void => {
  database
    .prepare(
      `INSERT INTO outbox (document_id, state, queued_at, due_at, message)
       VALUES (?, 'waiting', ?, ?, ?)`,
    )
    .run(id, queuedAt.toISOString(), dueAt.toISOString(), JSON.stringify(mail));
};

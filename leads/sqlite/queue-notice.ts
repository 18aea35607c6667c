import type { DatabaseSync } from 'node:sqlite';
import { noticeId } from '../notice-id.ts';
import type { MailMessage } from '../outbox.ts';
import { queueMail } from './queue-mail.ts';

/** Adds the row of a notice; tells whether its id is new. */
export const insertNotice = (database: DatabaseSync, id: string, timestamp: string): boolean => {
  const { changes } = database
    .prepare(
      `INSERT INTO documents (id, collection, timestamp, person, data, kind)
       VALUES (?, '', ?, '', '{}', 'notice') ON CONFLICT DO NOTHING`,
    )
    .run(id, timestamp);
  return changes > 0;
};

/** Queues a mail that tells of no lead, unless its key was used before. Runs inside a transaction. */
export const queueNotice = (
  database: DatabaseSync,
  key: string,
  { mail, now }: { mail: MailMessage; now: Date },
): boolean => {
  const id = noticeId(key);
  if (!insertNotice(database, id, now.toISOString())) return false;
  queueMail(database, { id, mail, queuedAt: now });
  return true;
};

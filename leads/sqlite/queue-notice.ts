import type { DatabaseSync } from 'node:sqlite';
import { noticeId } from '../notice-id.ts';
import type { MailMessage } from '../outbox.ts';
import { queueMail } from './queue-mail.ts';

/** Queues a mail that tells of no lead, unless its key was used before. Runs inside a transaction. */
export const queueNotice = (
  database: DatabaseSync,
  key: string,
  { mail, now }: { mail: MailMessage; now: Date },
): boolean => {
  const id = noticeId(key);
  const { changes } = database
    .prepare(
      `INSERT INTO documents (id, collection, timestamp, person, data, kind)
       VALUES (?, '', ?, '', '{}', 'notice') ON CONFLICT DO NOTHING`,
    )
    .run(id, now.toISOString());
  if (changes === 0) return false;
  queueMail(database, { id, mail, queuedAt: now });
  return true;
};

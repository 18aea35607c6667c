import type { Outbox, OutboxEntry } from '../outbox.ts';
import type { FirestoreConnection } from './connection.ts';
import { leaseMail } from './lease-mail.ts';
import { markDead, markFailed, markSent } from './mark-mail.ts';
import type { MailDelivery } from './options.ts';
import { findEntry, mailsInOrder } from './read-outbox-entries.ts';
import { queueNotice } from './queue-notice.ts';
import { retryMail } from './retry-mail.ts';

async function* entries(
  connection: FirestoreConnection,
  includeSent: boolean,
): AsyncGenerator<OutboxEntry, void, undefined> {
  for await (const { entry } of mailsInOrder(connection, includeSent)) yield entry;
}

interface OutboxOptions {
  delivery: MailDelivery;
  clock: () => Date;
}

/** The outbox beside the documents: the collection `mail`. */
export const firestoreOutbox = (
  connection: FirestoreConnection,
  { delivery, clock }: OutboxOptions,
): Outbox => ({
  notify: (key, message, now) => queueNotice({ connection, delivery }, key, { message, now }),
  find: (id) => findEntry(connection, id),
  lease: (now, leaseSeconds) => leaseMail(connection, now, leaseSeconds),
  markSent: (id, now) => markSent(connection, id, now),
  markFailed: (id, error, nextAttemptAt) => markFailed(connection, id, { error, nextAttemptAt }),
  markDead: (id, error) => markDead(connection, id, { error, now: clock() }),
  entries: (options) => entries(connection, options?.includeSent ?? false),
  retry: (now, id) => retryMail(connection, delivery, { now, id }),
});

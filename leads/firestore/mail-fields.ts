import { Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import type { MailMessage, StoredMail } from '../lead-record.ts';
import type { OutboxEntry } from '../lead-store.ts';

/** A moment as Firestore stores it. */
export const timestampOf = (moment: Date | string): Timestamp =>
  Timestamp.fromDate(new Date(moment));

const textOf = (moment: Timestamp): string => moment.toDate().toISOString();

/** A mail as it is stored. A moment that is null is left out of queries by it. */
export interface MailFields extends Pick<OutboxEntry, 'state' | 'attempts' | 'lastError'> {
  /** Null once it is sent: the lead has the contents. */
  message: MailMessage | null;
  queuedTime: Timestamp;
  /** As `queuedTime`, until it is sent. */
  unsentSince: Timestamp | null;
  /** When a worker may take it: the next attempt, or the end of the lease. Null once it is sent or dead. */
  dueTime: Timestamp | null;
  sentTime?: Timestamp | undefined;
  /** As `queuedTime`, in a notice: a mail that tells of no lead. */
  noticeTime?: Timestamp | undefined;
}

export const mailFields = (mail: StoredMail): MailFields => ({
  state: mail.state,
  attempts: mail.attempts,
  lastError: mail.lastError,
  message: mail.message ?? null,
  queuedTime: timestampOf(mail.queuedAt),
  unsentSince: mail.state === 'sent' ? null : timestampOf(mail.queuedAt),
  dueTime: mail.nextAttemptAt === undefined ? null : timestampOf(mail.nextAttemptAt),
  sentTime: mail.sentAt === undefined ? undefined : timestampOf(mail.sentAt),
});

export const readEntry = (id: string, mail: MailFields): OutboxEntry => ({
  id,
  state: mail.state,
  attempts: mail.attempts,
  queuedAt: textOf(mail.queuedTime),
  nextAttemptAt: mail.dueTime ? textOf(mail.dueTime) : undefined,
  sentAt: mail.sentTime && textOf(mail.sentTime),
  lastError: mail.lastError ?? undefined,
});

/** A mail as it is exported; none where there is none. */
export const readMail = (snapshot: DocumentSnapshot): StoredMail | undefined => {
  const stored = snapshot.data() as MailFields | undefined;
  if (!stored) return undefined;
  const { id: _, ...entry } = readEntry(snapshot.id, stored);
  return { ...entry, message: stored.message ?? undefined };
};

import { Timestamp } from '@google-cloud/firestore';
import { movedAway, type MovableMail } from '../move/movable-store.ts';
import { readMessage, storedMessage, type MailDocument } from './mail-document.ts';
import type { MailDelivery } from './options.ts';
import { readEntry } from './read-outbox-entries.ts';

const timestamp = (moment: string) => Timestamp.fromDate(new Date(moment));

/** A stored mail as it moves. */
export const readMovableMail = (id: string, stored: MailDocument): MovableMail => {
  const { id: _, ...mail } = readEntry(id, stored);
  return { ...mail, message: stored.message === null ? undefined : readMessage(stored) };
};

/** What keeps a mail from ever being sent here: a state that the extension leaves alone, and a moment that our worker never sees. */
export const outOfDelivery = (state: 'waiting' | 'dead') => ({
  'delivery.state': state === 'dead' ? 'ERROR' : 'QUEUED',
  'delivery.leaseExpireTime': null,
  dueTime: timestamp(movedAway),
});

const stateOf = (mail: MovableMail, delivery: MailDelivery) => {
  if (mail.state === 'sent') return { state: 'SUCCESS', dueTime: null } as const;
  if (mail.state === 'dead') return { state: 'ERROR', dueTime: null } as const;
  // The extension knows no later: it sends at once.
  if (delivery.by === 'extension') return { state: 'PENDING', dueTime: null } as const;
  return { state: 'QUEUED', dueTime: timestamp(mail.nextAttemptAt) } as const;
};

const withoutMessage = { to: [], replyTo: null, replyToName: null, message: null };

/** A mail that moved here, for whoever delivers here. */
export const storeMovableMail = (mail: MovableMail, delivery: MailDelivery): MailDocument => {
  const { state, dueTime } = stateOf(mail, delivery);
  const queuedTime = timestamp(mail.queuedAt);
  return {
    ...(mail.message ? storedMessage(mail.message, delivery) : withoutMessage),
    delivery: {
      state,
      attempts: mail.attempts,
      startTime: queuedTime,
      endTime: mail.sentAt === undefined ? null : timestamp(mail.sentAt),
      leaseExpireTime: null,
      error: mail.lastError ?? null,
    },
    queuedTime,
    unsentSince: mail.state === 'sent' ? null : queuedTime,
    dueTime,
  };
};

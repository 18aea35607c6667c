import { Timestamp } from '@google-cloud/firestore';
import type { MailMessage } from '../outbox.ts';
import type { MailDelivery } from './options.ts';

/**
 * The states of a mail. `QUEUED` and `SENDING` are ours; Firebase's extension
 * leaves a mail alone whose state it does not know. `PENDING`, `RETRY` and
 * `PROCESSING` are the extension's; our worker only ever takes a mail that has
 * a `dueTime`, which these have not. So a mail has one deliverer, by what is
 * written in it, whatever is installed or set.
 */
export type DeliveryState =
  'QUEUED' | 'SENDING' | 'PENDING' | 'RETRY' | 'PROCESSING' | 'SUCCESS' | 'ERROR';

/** A mail in the shape of "Trigger Email from Firestore", and below what our worker and tool need to find it. */
export interface MailDocument {
  to: string[];
  from?: string;
  replyTo: string | null;
  /** Null once it is sent: the lead has the contents. */
  message: {
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
  } | null;
  delivery: {
    state: DeliveryState;
    attempts: number;
    startTime: Timestamp;
    endTime: Timestamp | null;
    leaseExpireTime: Timestamp | null;
    error: string | null;
  };
  replyToName: string | null;
  queuedTime: Timestamp;
  /** As `queuedTime`, until it is sent. */
  unsentSince: Timestamp | null;
  /** When our worker may take it: the next attempt, or the end of the lease. */
  dueTime: Timestamp | null;
}

/** How a mail waits for its deliverer, from `dueAt` on. The extension knows no later. */
export const waiting = (delivery: MailDelivery, dueAt: Date) =>
  delivery.by === 'worker'
    ? ({ state: 'QUEUED', dueTime: Timestamp.fromDate(dueAt) } as const)
    : ({ state: 'PENDING', dueTime: null } as const);

/** The addresses that the extension needs; our worker takes them from the settings when it sends. */
const addresses = (delivery: MailDelivery) =>
  delivery.by === 'extension'
    ? { to: [delivery.to], ...(delivery.from && { from: delivery.from }) }
    : { to: [] };

/** What is to be sent, as the extension reads it. */
export const storedMessage = (mail: MailMessage, delivery: MailDelivery) => ({
  ...addresses(delivery),
  replyTo: mail.replyTo?.address.toWellFormed() ?? null,
  replyToName: mail.replyTo?.name.toWellFormed() ?? null,
  message: {
    subject: mail.subject.toWellFormed(),
    text: mail.text.toWellFormed(),
    html: mail.html.toWellFormed(),
    headers: { 'Auto-Submitted': 'auto-generated' },
  },
});

/** What is to be sent, as it was queued. */
export const readMessage = ({ message, replyTo, replyToName }: MailDocument): MailMessage => ({
  subject: message?.subject ?? '',
  text: message?.text ?? '',
  html: message?.html ?? '',
  replyTo: replyTo === null ? undefined : { name: replyToName ?? '', address: replyTo },
});

/** A mail that was just queued, due at once. */
export const queuedMail = (
  mail: MailMessage,
  queuedAt: Date,
  delivery: MailDelivery,
): MailDocument => {
  const queuedTime = Timestamp.fromDate(queuedAt);
  const { state, dueTime } = waiting(delivery, queuedAt);
  return {
    ...storedMessage(mail, delivery),
    delivery: {
      state,
      attempts: 0,
      startTime: queuedTime,
      endTime: null,
      leaseExpireTime: null,
      error: null,
    },
    queuedTime,
    unsentSince: queuedTime,
    dueTime,
  };
};

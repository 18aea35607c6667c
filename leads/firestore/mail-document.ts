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
  replyTo?: string | null;
  /** Null once it is sent: the lead has the contents. */
  message: {
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
  } | null;
  /** The extension adds it itself, when it first sees the mail. */
  delivery?: {
    state: DeliveryState;
    attempts: number;
    startTime: Timestamp;
    endTime?: Timestamp | null;
    leaseExpireTime?: Timestamp | null;
    error?: string | null;
  };
  replyToName?: string | null;
  /** A canary's mail. */
  isTest?: true;
  /** As `queuedTime`, in a notice: a mail that tells of no lead. */
  noticeTime?: Timestamp;
  queuedTime: Timestamp;
  /** As `queuedTime`, until it is sent. */
  unsentSince: Timestamp | null;
  /** When our worker may take it: the next attempt, or the end of the lease. */
  dueTime: Timestamp | null;
}

/** The addresses that the extension needs; our worker takes them from the settings when it sends. */
export const addresses = (delivery: MailDelivery, isTest = false) => {
  if (delivery.by === 'worker') return { to: [] };
  const to = (isTest ? delivery.testsTo : undefined) ?? delivery.to;
  return { to: [to], ...(delivery.from && { from: delivery.from }) };
};

/** What is to be sent, as the extension reads it. */
export const storedMessage = (mail: MailMessage, delivery: MailDelivery) => ({
  ...addresses(delivery, mail.isTest),
  ...(mail.isTest && { isTest: true as const }),
  ...(mail.replyTo && {
    replyTo: mail.replyTo.address.toWellFormed(),
    replyToName: mail.replyTo.name.toWellFormed(),
  }),
  message: {
    subject: mail.subject.toWellFormed(),
    text: mail.text.toWellFormed(),
    html: mail.html.toWellFormed(),
    headers: { 'Auto-Submitted': 'auto-generated' },
  },
});

/** What is to be sent, as it was queued. */
export const readMessage = ({
  message,
  replyTo,
  replyToName,
  isTest,
}: MailDocument): MailMessage => ({
  subject: message?.subject ?? '',
  text: message?.text ?? '',
  html: message?.html ?? '',
  replyTo: replyTo ? { name: replyToName ?? '', address: replyTo } : undefined,
  isTest,
});

/** A mail that was just queued, due at once unless told otherwise. */
export const queuedMail = (
  mail: MailMessage,
  { queuedAt, dueAt = queuedAt }: { queuedAt: Date; dueAt?: Date },
  delivery: MailDelivery,
): MailDocument => {
  const queuedTime = Timestamp.fromDate(queuedAt);
  const stored = { ...storedMessage(mail, delivery), queuedTime, unsentSince: queuedTime };
  if (delivery.by === 'extension') return { ...stored, dueTime: null };
  return {
    ...stored,
    delivery: {
      state: 'QUEUED',
      attempts: 0,
      startTime: queuedTime,
      endTime: null,
      leaseExpireTime: null,
      error: null,
    },
    dueTime: Timestamp.fromDate(dueAt),
  };
};

/** A mail as it is written when the lead is stored. Sender and recipient are settings, added when it is sent. */
export interface MailMessage {
  subject: string;
  text: string;
  html: string;
  /** The visitor, where her address is complete enough to answer to. */
  replyTo?: { name: string; address: string } | undefined;
  /** A canary's mail, which may have a mailbox of its own. */
  isTest?: boolean | undefined;
}

/** `waiting`: to be sent at `nextAttemptAt`; `sending`: leased to a worker; `dead`: given up, kept until someone retries it. */
type MailState = 'waiting' | 'sending' | 'sent' | 'dead';

/** A mail in the outbox, without its contents. Moments are ISO 8601, UTC. */
export interface OutboxEntry {
  /** The id of the document it tells of; for a notice, an id of its own. */
  id: string;
  state: MailState;
  attempts: number;
  queuedAt: string;
  nextAttemptAt: string;
  sentAt?: string | undefined;
  /** The mail server's last refusal, without personal data. */
  lastError?: string | undefined;
}

/** A mail handed to a worker, which alone may send it until the lease ends. */
export interface LeasedMail {
  id: string;
  /** Attempts before this one. */
  attempts: number;
  message: MailMessage;
}

/**
 * Mails waiting to be sent. Delivery is at least once: a crash between the
 * mail server's answer and `markSent` leads to a second sending with the same
 * Message-ID; every other crash does not.
 */
export interface Outbox {
  /** Queues a notice, a mail that tells of no lead, due at `now`: once per key for ever, even after it was sent; tells whether the key was new. */
  notify(key: string, message: MailMessage, now: Date): Promise<boolean>;
  /** The entry of one mail, sent or not. */
  find(id: string): Promise<OutboxEntry | undefined>;
  /** Leases the mail that has been due longest, if any: state `sending` until `leaseSeconds` from `now` have passed, then due again. */
  lease(now: Date, leaseSeconds: number): Promise<LeasedMail | undefined>;
  /** Keeps the entry and drops the contents: the document has them. */
  markSent(id: string, now: Date): Promise<void>;
  /** Back to `waiting`, due at `nextAttemptAt`. */
  markFailed(id: string, error: string, nextAttemptAt: Date): Promise<void>;
  /** Given up: state `dead`. */
  markDead(id: string, error: string): Promise<void>;
  /** All entries that are not sent yet, oldest first; with `includeSent`, the sent ones too. */
  entries(options?: { includeSent?: boolean }): AsyncIterable<OutboxEntry>;
  /** Makes dead and waiting mails due now, one or all of them; tells how many. */
  retry(now: Date, id?: string): Promise<number>;
}

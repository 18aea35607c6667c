import type { LeasedMail, Outbox } from './lead-store.ts';
import type { Lead, MailMessage } from './lead-record.ts';
import { reasonOf, startLoop, type Log } from './loop.ts';
import { deliveryFailure, sendTimeout, type MailTransport } from './mail/transport.ts';

const firstDelay = 30_000;
const longestDelay = 6 * 60 * 60 * 1000;

/**
 * The delay after the given failed attempt (1 is the first), in milliseconds: about 30 seconds, doubling to at most 6
 * hours. Jitter shortens it by up to 20%, so that mails that failed together do not retry together.
 */
export const retryDelay = (attempt: number, chance = Math.random()): number =>
  Math.min(firstDelay * 2 ** (attempt - 1), longestDelay) * (1 - chance / 5);

interface Delivery {
  outbox: Outbox;
  transport: Pick<MailTransport, 'send'>;
  compose: (lead: Lead) => MailMessage;
  log: Log;
  /** Aborts the delivery in progress, which counts as failed and is retried later. */
  signal: AbortSignal;
  clock: () => Date;
}

/** With the delays of `retryDelay`, the last attempt comes about thirteen hours after the first. */
const maximumAttempts = 12;

const recordFailure = async (delivery: Delivery, { id, mail }: LeasedMail, rejection: unknown) => {
  const { outbox, log, clock } = delivery;
  const { permanent, code, description } = deliveryFailure(rejection);
  const attempt = mail.attempts;
  const details = { documentId: id, attempt, code };
  if (permanent || attempt >= maximumAttempts) {
    await outbox.markDead(id, description);
    log.error(details, 'Mail given up; the lead itself is stored');
    return;
  }
  const nextAttemptAt = new Date(clock().getTime() + retryDelay(attempt));
  await outbox.markFailed(id, description, nextAttemptAt);
  log.warn(details, 'Mail not sent; it will be tried again');
};

const messageOf = ({ mail, document, ...lead }: LeasedMail, { compose }: Delivery) => {
  if (mail.message) return mail.message;
  if (document) return compose({ ...lead, document });
  throw new Error('The lead that this mail tells of is gone.');
};

/** Sends a leased mail and records the outcome. Rejects only when the outbox does. */
const deliverMail = async (delivery: Delivery, leased: LeasedMail): Promise<void> => {
  const { outbox, transport, log, signal, clock } = delivery;
  try {
    await transport.send(leased.id, messageOf(leased, delivery), signal);
  } catch (rejection) {
    await recordFailure(delivery, leased, rejection);
    return;
  }
  await outbox.markSent(leased.id, clock());
  log.info({ documentId: leased.id, attempt: leased.mail.attempts }, 'Mail sent');
};

export interface OutboxWorkerOptions extends Omit<Delivery, 'clock' | 'signal'> {
  clock?: Delivery['clock'];
}

/** Maximum time until a due mail is noticed, in milliseconds. */
const pollInterval = 10_000;

/** How long the mail in progress may take after the worker is told to stop, in milliseconds. */
const stopGrace = 5_000;

/** Sends the mails in the outbox until it is stopped. Never rejects. Any number of workers may run in parallel. */
export interface OutboxWorker {
  /** Checks for mail now; call it after storing a lead. */
  nudge(): void;
  /** Starts no other mail. Resolves when the one in progress is sent or has failed, at the latest after `stopGrace`. */
  stop(): Promise<void>;
}

const leaseSeconds = (2 * sendTimeout) / 1000;

/** Delivers one due mail. Returns whether there was one. */
const deliverNext = async (delivery: Delivery): Promise<boolean> => {
  try {
    const mail = await delivery.outbox.lease(delivery.clock(), leaseSeconds);
    if (mail) await deliverMail(delivery, mail);
    return mail !== undefined;
  } catch (error) {
    delivery.log.error({ reason: reasonOf(error) }, 'The outbox is out of reach');
    return false;
  }
};

export const startOutboxWorker = ({
  clock = () => new Date(),
  ...rest
}: OutboxWorkerOptions): OutboxWorker => {
  const ending = new AbortController();
  const delivery = { clock, signal: ending.signal, ...rest };
  const loop = startLoop(pollInterval, () => deliverNext(delivery));
  return {
    nudge: loop.wake,
    stop: async () => {
      const abort = () => ending.abort(new Error('The site was stopped'));
      const graceEnds = setTimeout(abort, stopGrace);
      await loop.stop();
      clearTimeout(graceEnds);
    },
  };
};

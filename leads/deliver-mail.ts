import type { Log } from './log.ts';
import { deliveryFailure } from './mail/delivery-failure.ts';
import type { MailTransport } from './mail/transport.ts';
import type { LeasedMail, Outbox } from './outbox.ts';
import { retryDelay } from './retry-delay.ts';

export interface Delivery {
  outbox: Outbox;
  transport: Pick<MailTransport, 'send'>;
  log: Log;
  /** Ends the sending in progress; it counts as failed and is tried again later. */
  signal: AbortSignal;
  clock: () => Date;
  random: () => number;
}

/** With the delays of `retryDelay` the last one comes about thirteen hours after the first. */
const maximumAttempts = 12;

const recordFailure = async (delivery: Delivery, mail: LeasedMail, rejection: unknown) => {
  const { outbox, log, clock, random } = delivery;
  const { permanent, code, description } = deliveryFailure(rejection);
  const attempt = mail.attempts + 1;
  const details = { documentId: mail.id, attempt, code };
  if (permanent || attempt >= maximumAttempts) {
    await outbox.markDead(mail.id, description);
    log.error(details, 'Mail given up; the lead itself is stored');
    return;
  }
  const nextAttemptAt = new Date(clock().getTime() + retryDelay(attempt, random));
  await outbox.markFailed(mail.id, description, nextAttemptAt);
  log.warn(details, 'Mail not sent; it will be tried again');
};

/** Sends a leased mail and records what came of it. Rejects only where the outbox does. */
export const deliverMail = async (delivery: Delivery, mail: LeasedMail): Promise<void> => {
  const { outbox, transport, log, signal, clock } = delivery;
  try {
    await transport.send(mail.id, mail.message, signal);
  } catch (rejection) {
    await recordFailure(delivery, mail, rejection);
    return;
  }
  await outbox.markSent(mail.id, clock());
  log.info({ documentId: mail.id, attempt: mail.attempts + 1 }, 'Mail sent');
};

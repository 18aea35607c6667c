import { createAlarm } from './alarm.ts';
import { deliverMail, type Delivery } from './deliver-mail.ts';
import { StoreUnavailable } from './lead-store.ts';
import { sendTimeout } from './mail/transport.ts';

export interface OutboxWorkerOptions extends Omit<Delivery, 'clock' | 'random' | 'signal'> {
  clock?: Delivery['clock'];
  random?: Delivery['random'];
  /** Longest wait before a mail that has become due is noticed, in milliseconds. */
  pollInterval?: number;
  /** How long a mail in progress may take once the worker is told to stop, in milliseconds. */
  stopGrace?: number;
}

/** Sends what is in the outbox until it is stopped. Never rejects; any number of workers may run side by side. */
export interface OutboxWorker {
  /** Looks for mail now; call it after a lead was stored. */
  nudge(): void;
  /** Begins no other mail and resolves when the one in progress is sent or has failed, which it has after `stopGrace`. */
  stop(): Promise<void>;
}

const leaseSeconds = (2 * sendTimeout) / 1000;

// The message of any other error may quote the mail.
const reasonOf = (error: unknown) => {
  if (error instanceof StoreUnavailable) return error.message;
  return error instanceof Error ? error.name : typeof error;
};

/** Delivers one due mail; tells whether there was one. */
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
  random = Math.random,
  pollInterval = 10_000,
  stopGrace = 5_000,
  ...rest
}: OutboxWorkerOptions): OutboxWorker => {
  const ending = new AbortController();
  const delivery = { clock, random, signal: ending.signal, ...rest };
  const alarm = createAlarm();
  let stopping = false;

  const run = async () => {
    while (!stopping) {
      if (!(await deliverNext(delivery))) await alarm.wait(pollInterval);
    }
  };
  const running = run();

  return {
    nudge: alarm.ring,
    stop: async () => {
      stopping = true;
      alarm.ring();
      const patience = setTimeout(() => ending.abort(new Error('The site was stopped')), stopGrace);
      await running;
      clearTimeout(patience);
    },
  };
};

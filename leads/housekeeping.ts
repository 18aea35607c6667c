import { createAlarm } from './alarm.ts';
import { StoreUnavailable } from './lead-store.ts';
import type { Log } from './log.ts';

/** Something that is done again and again. */
export interface Chore {
  /** For the log: "Erasing what has been kept long enough". */
  name: string;
  run(now: Date): Promise<unknown>;
}

export interface HousekeepingOptions {
  chores: readonly Chore[];
  log: Log;
  clock?: () => Date;
  /** In milliseconds. */
  interval?: number;
}

/** What looks after the store in the background. */
export interface Housekeeping {
  /** Begins no other chore and resolves when the one in progress is done. */
  stop(): Promise<void>;
}

const hour = 60 * 60 * 1000;

// The message of any other error may quote what a visitor typed.
const reasonOf = (error: unknown) =>
  error instanceof StoreUnavailable || !(error instanceof Error) ? String(error) : error.name;

/** Does every chore at once and then once an hour. Never rejects; a chore that fails is logged and comes again. */
export const startHousekeeping = ({
  chores,
  log,
  clock = () => new Date(),
  interval = hour,
}: HousekeepingOptions): Housekeeping => {
  const alarm = createAlarm();
  let stopping = false;

  const doChore = async ({ name, run }: Chore) => {
    try {
      await run(clock());
    } catch (error) {
      log.error({ chore: name, reason: reasonOf(error) }, 'A chore could not be done');
    }
  };

  const doAll = async () => {
    while (!stopping) {
      for (const chore of chores) if (!stopping) await doChore(chore);
      if (!stopping) await alarm.wait(interval);
    }
  };
  const running = doAll();

  return {
    stop: async () => {
      stopping = true;
      alarm.ring();
      await running;
    },
  };
};

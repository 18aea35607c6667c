import { StoreUnavailable } from './lead-store.ts';

/** Where running parts report what they do. Takes no personal data: ids, counts and codes only. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What may be logged of an error: the message of any but `StoreUnavailable` may quote what a visitor typed. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof StoreUnavailable) return error.message;
  return error instanceof Error ? error.name : typeof error;
};

export interface Loop {
  /** Ends the pause in progress; where there is none, the next one ends at once. */
  wake(): void;
  /** Begins no other turn and resolves when the one in progress is done. */
  stop(): Promise<void>;
}

/** Runs `turn` again and again, with a pause of so many milliseconds after each that asks for one by answering false. */
export const startLoop = (interval: number, turn: () => Promise<boolean>): Loop => {
  let woken = Promise.withResolvers<void>();
  let stopping = false;
  const run = async () => {
    while (!stopping) {
      if (await turn()) continue;
      const timer = setTimeout(woken.resolve, interval);
      await woken.promise;
      clearTimeout(timer);
      woken = Promise.withResolvers();
    }
  };
  const running = run();
  return {
    wake: () => woken.resolve(),
    stop: async () => {
      stopping = true;
      woken.resolve();
      await running;
    },
  };
};

/** Something that runs again and again. */
export interface ScheduledJob {
  /** For the log: "Erasing what has been kept long enough". */
  name: string;
  run(now: Date): Promise<unknown>;
}

interface Schedule {
  jobs: readonly ScheduledJob[];
  log: Log;
}

const hour = 60 * 60 * 1000;

/** Runs every job at once and then once an hour. Never rejects; a job that fails is logged and comes again. */
export const startScheduledJobs = ({ jobs, log }: Schedule): Loop =>
  startLoop(hour, async () => {
    for (const { name, run } of jobs) {
      try {
        await run(new Date());
      } catch (error) {
        log.error({ job: name, reason: reasonOf(error) }, 'A scheduled job failed');
      }
    }
    return false;
  });

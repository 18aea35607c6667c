import { StoreUnavailable } from './lead-store.ts';
import type { Log } from './log.ts';
import { createSleeper } from './sleeper.ts';

/** Something that runs again and again. */
export interface ScheduledJob {
  /** For the log: "Erasing what has been kept long enough". */
  name: string;
  run(now: Date): Promise<unknown>;
}

export interface ScheduleOptions {
  jobs: readonly ScheduledJob[];
  log: Log;
  clock?: () => Date;
  /** In milliseconds. */
  interval?: number;
}

/** Jobs that run in the background. */
export interface Schedule {
  /** Begins no other job and resolves when the one in progress is done. */
  stop(): Promise<void>;
}

const hour = 60 * 60 * 1000;

// The message of any other error may quote what a visitor typed.
const reasonOf = (error: unknown) =>
  error instanceof StoreUnavailable || !(error instanceof Error) ? String(error) : error.name;

/** Runs every job at once and then once an hour. Never rejects; a job that fails is logged and comes again. */
export const startScheduledJobs = ({
  jobs,
  log,
  clock = () => new Date(),
  interval = hour,
}: ScheduleOptions): Schedule => {
  const sleeper = createSleeper();
  let stopping = false;

  const runJob = async ({ name, run }: ScheduledJob) => {
    try {
      await run(clock());
    } catch (error) {
      log.error({ job: name, reason: reasonOf(error) }, 'A scheduled job failed');
    }
  };

  const runAll = async () => {
    while (!stopping) {
      for (const job of jobs) if (!stopping) await runJob(job);
      if (!stopping) await sleeper.sleep(interval);
    }
  };
  const running = runAll();

  return {
    stop: async () => {
      stopping = true;
      sleeper.wake();
      await running;
    },
  };
};

import { StoreUnavailable } from './lead-store.ts';

/** The logger of background work. Pass it no personal data: only ids, counts and codes. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The part of an error that is safe to log. Any message but that of `StoreUnavailable` may quote a visitor's input. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof StoreUnavailable) return error.message;
  return error instanceof Error ? error.name : typeof error;
};

export interface Loop {
  /** Ends the current pause or, when there is none, the next one at once. */
  wake(): void;
  /** Starts no other turn. Resolves when the current one is done. */
  stop(): Promise<void>;
}

/** Runs `turn` in a loop. After each turn that returns false, pauses for `interval` milliseconds. */
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

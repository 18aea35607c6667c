/** A sleep that can be cut short. */
interface Sleeper {
  /** Ends the sleep in progress; where there is none, the next one ends at once. */
  wake(): void;
  sleep(milliseconds: number): Promise<void>;
}

export const createSleeper = (): Sleeper => {
  let woken = Promise.withResolvers<void>();
  return {
    wake: () => woken.resolve(),
    sleep: async (milliseconds) => {
      const timer = setTimeout(woken.resolve, milliseconds);
      await woken.promise;
      clearTimeout(timer);
      woken = Promise.withResolvers();
    },
  };
};

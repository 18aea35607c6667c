/** A wait that can be cut short. */
interface Alarm {
  /** Ends the wait in progress; where there is none, the next one ends at once. */
  ring(): void;
  wait(milliseconds: number): Promise<void>;
}

export const createAlarm = (): Alarm => {
  let rung = Promise.withResolvers<void>();
  return {
    ring: () => rung.resolve(),
    wait: async (milliseconds) => {
      const timer = setTimeout(rung.resolve, milliseconds);
      await rung.promise;
      clearTimeout(timer);
      rung = Promise.withResolvers();
    },
  };
};

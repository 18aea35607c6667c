/** How many are kept at once; the oldest goes when there are more. */
const most = 10_000;

/** Keeps what counts once and for a short time, in memory: a restart forgets it. */
export const singleUse = <Meaning>(lifetime: number) => {
  const kept = new Map<string, { meaning: Meaning; endsAt: number }>();
  return {
    keep: (secret: string, meaning: Meaning): void => {
      const [oldest] = kept.keys();
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
      kept.set(secret, { meaning, endsAt: Date.now() + lifetime });
    },
    /** What it stands for; whoever asks again gets undefined. */
    take: (secret: string): Meaning | undefined => {
      const found = kept.get(secret);
      kept.delete(secret);
      return found && found.endsAt > Date.now() ? found.meaning : undefined;
    },
  };
};

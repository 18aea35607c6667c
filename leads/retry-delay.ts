const firstDelay = 30_000;
const longestDelay = 6 * 60 * 60 * 1000;

/**
 * How long to wait after the given failed attempt (1 is the first), in
 * milliseconds: about 30 seconds, doubling to at most 6 hours. Up to a fifth
 * less by chance, so that mails that failed together do not come back together.
 */
export const retryDelay = (attempt: number, random: () => number): number =>
  Math.min(firstDelay * 2 ** (attempt - 1), longestDelay) * (1 - random() / 5);

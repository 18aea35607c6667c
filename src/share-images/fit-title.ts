interface Box {
  width: number;
  height: number;
  /** The largest size, in pixels. */
  largest?: number;
}

export interface FittedTitle {
  lines: string[];
  size: number;
}

export const leading = 1.06;

/** How wide a letter of the display typeface is on average, in em. */
const letterWidth = 0.5;

/** A line more must make the title larger by this part of its size, or it is not worth it. */
const lineCost = 0.08;

/** Short words that look lost at the end of a line. */
const clings = /^(?:a|an|and|by|for|from|in|is|of|on|or|the|to|up|with|your|&)$/iu;

const longestOf = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** Every way to set the words in this many lines. */
const waysToBreak = (words: readonly string[], count: number): string[][] =>
  count === 1
    ? [[words.join(' ')]]
    : words.slice(1, words.length - count + 2).flatMap((_, index) => {
        const first = words.slice(0, index + 1);
        const isLost = clings.test(first.at(-1) ?? '');
        const rest = isLost ? [] : waysToBreak(words.slice(index + 1), count - 1);
        return rest.map((lines) => [first.join(' ')].concat(lines));
      });

/** Breaks a title at its spaces (not at non-breaking ones) so that it is as large as its box allows. */
export const fitTitle = (title: string, { width, height, largest = 104 }: Box): FittedTitle => {
  const words = title.split(/ +/u);
  const ways = [1, 2, 3, 4, 5]
    .filter((count) => count <= words.length)
    .flatMap((count) => waysToBreak(words, count));
  const fitted = ways.map((lines) => {
    const longest = longestOf(lines);
    const [across, down] = [width / (letterWidth * longest), height / (leading * lines.length)];
    const size = Math.floor(Math.min(largest, across, down));
    return { lines, size, worth: size * (1 - lineCost * lines.length) - longest / 100 };
  });
  const { lines, size } = fitted.reduce((best, one) => (one.worth > best.worth ? one : best));
  return { lines, size };
};

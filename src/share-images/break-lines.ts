import { widthOf, type Lettering } from './outline.ts';

/** Short words that look lost at the end of a line. */
const clings = /^(?:a|an|and|by|for|from|in|is|of|on|or|the|to|up|with|your|&)$/iu;

const fill = (words: readonly string[], width: number, lettering: Lettering): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer, lettering) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
};

/** A line never ends in a word that belongs to the next one, if the next has room for it. */
const carryOver = (lines: readonly string[], width: number, lettering: Lettering): string[] => {
  const moved = [...lines];
  for (let index = 0; index < moved.length - 1; index += 1) {
    const words = moved[index]?.split(' ') ?? [];
    const last = words.at(-1) ?? '';
    const next = `${last} ${moved[index + 1]}`;
    if (words.length < 2 || !clings.test(last) || widthOf(next, lettering) > width) continue;
    moved.splice(index, 2, words.slice(0, -1).join(' '), next);
  }
  return moved;
};

/** Breaks at spaces (not at non-breaking ones) into lines of about the same length, none wider than this unless a single word is. */
export const breakLines = (text: string, width: number, lettering: Lettering): string[] => {
  const words = text.split(/ +/u);
  const lines = fill(words, width, lettering);
  let narrowest = width;
  for (let next = width; next > width / 3; next -= 8) {
    if (fill(words, next, lettering).length > lines.length) break;
    narrowest = next;
  }
  return carryOver(fill(words, narrowest, lettering), width, lettering);
};

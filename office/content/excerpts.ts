import { daysInWords, week } from '@agency/leads/forms/business-hours.ts';
import { diffWordsWithSpace } from 'diff';

/** A text without the asterisks around its emphasized words. */
const withoutEmphasis = (text: string): string =>
  text.replaceAll(/\*+(?=\S)([^*\n]+)(?<=\S)\*+/gu, '$1');

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A picture by the plain name of its file, as people know it, a drawing as one, and a day as "Nov 28, 2026"; any other text as it is. */
export const inPlainWords = (text: string): string => {
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(text) && !Number.isNaN(Date.parse(text));
  if (isDay) return dayFormat.format(new Date(text));
  if (text.startsWith('<svg')) return 'your own drawing';
  return /^\.{1,2}\/(?:.*\/)?([^/]+)\.(?:webp|png|jpe?g|avif)$/u.exec(text)?.[1] ?? text;
};

const isDays = (data: object): data is string[] =>
  Array.isArray(data) && data.length > 0 && data.every((day) => week.includes(day as string));

/** The first text in a piece of data, which tells it from its neighbors. */
export const firstWords = (data: unknown): string => {
  if (typeof data === 'string') return withoutEmphasis(inPlainWords(data));
  if (typeof data !== 'object' || data === null) return '';
  if (isDays(data)) return daysInWords(data);
  const { kind: _name, ...others } = data as Record<string, unknown>;
  for (const value of Object.values(others)) {
    const words = firstWords(value);
    if (words !== '') return words;
  }
  return '';
};

/** The beginning of a text, cut after a whole word. */
export const firstLetters = (words: string, most: number): string => {
  if (words.length <= most) return words;
  const cut = words.slice(0, most + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || words.slice(0, most)} …`;
};

const lastLetters = (words: string, most: number): string => {
  if (words.length <= most) return words;
  const cut = words.slice(-most - 1);
  return `… ${cut.slice(cut.indexOf(' ') + 1)}`;
};

/** An unchanged passage, shortened to the words near a change. */
const shared = (words: string, around: number, [isFirst, isLast]: readonly boolean[]): string => {
  const [begin, end] = [firstLetters(words, around), lastLetters(words, around)];
  if (isFirst) return isLast ? words : end;
  if (isLast) return begin;
  return words.length <= 2 * around ? words : `${begin}${end.slice(1)}`;
};

/** Both sides of a change without the asterisks of emphasis, unless nothing else differs. */
const toTell = (before: string, after: string): [before: string, after: string] => {
  const [old, now] = [withoutEmphasis(before), withoutEmphasis(after)];
  return old === now ? [before, after] : [old, now];
};

/** In milliseconds. Texts that take longer to compare are shown in full. */
const timeout = 500;

/**
 * Two texts, reduced to what differs. Up to `around` characters of unchanged
 * text remain on each side of a change.
 */
export const excerptsOf = (
  before: string,
  after: string,
  around = 40,
): [before: string, after: string] => {
  const told = toTell(before, after);
  const parts = diffWordsWithSpace(...told, { timeout });
  if (!parts) return told;
  const without = (other: 'added' | 'removed') =>
    parts
      .map((part, index) => {
        if (part[other]) return '';
        if (part.added || part.removed) return part.value;
        return shared(part.value, around, [index === 0, index === parts.length - 1]);
      })
      .join('');
  return [without('added'), without('removed')];
};

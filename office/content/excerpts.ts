import { diffWordsWithSpace } from 'diff';

const firstLetters = (words: string, most: number): string => {
  if (words.length <= most) return words;
  const cut = words.slice(0, most + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || words.slice(0, most)} …`;
};

const lastLetters = (words: string, most: number): string => {
  if (words.length <= most) return words;
  const cut = words.slice(-most - 1);
  return `… ${cut.slice(cut.indexOf(' ') + 1)}`;
};

/** Words that both sides share, as far as they are near a change. */
const shared = (words: string, around: number, [isFirst, isLast]: readonly boolean[]): string => {
  const [begin, end] = [firstLetters(words, around), lastLetters(words, around)];
  if (isFirst) return isLast ? words : end;
  if (isLast) return begin;
  return words.length <= 2 * around ? words : `${begin}${end.slice(1)}`;
};

/** Texts that take longer to compare are shown whole; in milliseconds. */
const timeout = 500;

/**
 * Two texts, as far as they differ. Of what is the same in both, as many letters
 * are shown beside a change as `around` says.
 */
export const excerptsOf = (
  before: string,
  after: string,
  around = 40,
): [before: string, after: string] => {
  const parts = diffWordsWithSpace(before, after, { timeout });
  if (!parts) return [before, after];
  const told = (other: 'added' | 'removed') =>
    parts
      .map((part, index) => {
        if (part[other]) return '';
        if (part.added || part.removed) return part.value;
        return shared(part.value, around, [index === 0, index === parts.length - 1]);
      })
      .join('');
  return [told('added'), told('removed')];
};

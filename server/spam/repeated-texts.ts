import { createHash } from 'node:crypto';
import type { SpamSign } from './link-signs.ts';

/** Recognises the same text from several people. */
export interface RepeatedTexts {
  /** Notes that a person sent a text and judges how many others have sent it before. */
  signs(person: string, text: string): SpamSign[];
}

/** Shorter ones, such as "Please call me", are typed by many. */
const shortestText = 40;

/** Beyond that, the text seen first is forgotten. Some 200 bytes each. */
const rememberedTexts = 2_000;

/** More would not change the judgment. */
const countedPeople = 5;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** One spelling for what a program varies: case, spaces, figures. */
const fingerprint = (text: string) => digest(text.toLowerCase().replace(/[\s\d]+/gu, ' '));

/**
 * Someone who corrects her address sends the same text as two or three
 * people; only from the fourth on is it enough by itself. Remembers, until the process ends, hashes of texts and of who sent them, and no more than so many.
 */
export const createRepeatedTexts = (remembered = rememberedTexts): RepeatedTexts => {
  const senders = new Map<string, Set<string>>();
  const sendersOf = (text: string) => {
    const key = fingerprint(text);
    const known = senders.get(key) ?? new Set<string>();
    senders.set(key, known);
    const [oldest] = senders.keys();
    if (senders.size > remembered && oldest !== undefined) senders.delete(oldest);
    return known;
  };
  return {
    signs: (person, text) => {
      if (text.length < shortestText) return [];
      const known = sendersOf(text);
      if (known.size < countedPeople) known.add(digest(person));
      const others = known.size - 1;
      if (others === 0) return [];
      return [{ points: others < 3 ? 2 : 4, phrase: 'the same text came from others' }];
    },
  };
};

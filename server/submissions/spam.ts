import { createHash } from 'node:crypto';
import { honeypotName, minimumFillTime } from '../../forms/constants.ts';
import { personKey } from '../../leads/lead-record.ts';

/** What speaks for spam, and how much. */
interface SpamSign {
  points: number;
  /** For the agency, as part of a list. */
  phrase: string;
}

/** Judges what travels with a form. Each sign is enough by itself: our own script and our own pages never send either. */
const envelopeSigns = (values: Readonly<Record<string, string | undefined>>): SpamSign[] => {
  const elapsed = values['elapsed'];
  const tooQuick = elapsed !== undefined && Number(elapsed) < minimumFillTime;
  return [
    ...(values[honeypotName] ? [{ points: 4, phrase: 'the hidden field was filled in' }] : []),
    ...(tooQuick ? [{ points: 4, phrase: `sent after ${Number(elapsed) / 1000} seconds` }] : []),
  ];
};

const link = /\bhttps?:\/\/|\bwww\./giu;

/** How forum and comment programs write a link. People in a contact form do not. */
const markup = /<a\s[^>]*href|\[(?:url|link)\b/iu;

const countLinks = (text: string) => text.match(link)?.length ?? 0;

/** People paste their own site and a few they admire; nobody is suspected for that alone. */
const manyLinks = (count: number): SpamSign[] => {
  if (count <= 3) return [];
  return [{ points: count > 8 ? 3 : 1, phrase: `${count} links` }];
};

/** Judges the links in what was typed. */
const linkSigns = ({ name = '', brief = '' }: Readonly<Record<string, string>>) => [
  ...manyLinks(countLinks(brief)),
  ...(markup.test(brief) ? [{ points: 3, phrase: 'links written as for a forum' }] : []),
  ...(countLinks(name) > 0 ? [{ points: 3, phrase: 'a link instead of a name' }] : []),
];

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
export const createRepeatedTexts = (): RepeatedTexts => {
  const senders = new Map<string, Set<string>>();
  const sendersOf = (text: string) => {
    const key = fingerprint(text);
    const known = senders.get(key) ?? new Set<string>();
    senders.set(key, known);
    const [oldest] = senders.keys();
    if (senders.size > rememberedTexts && oldest !== undefined) senders.delete(oldest);
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

/** From this many points a submission is held back. */
const threshold = 4;

/**
 * Why a submission looks like spam, in words for the agency; nothing where it
 * may pass. It errs toward people: links alone never suffice, and what is held
 * back can be restored.
 */
export const suspicionsOf = (
  values: Readonly<Record<string, string>>,
  repeatedTexts: RepeatedTexts,
): string[] => {
  const { email = '', brief = '' } = values;
  const signs = [
    ...envelopeSigns(values),
    ...linkSigns(values),
    ...repeatedTexts.signs(personKey(email), brief),
  ];
  const points = signs.reduce((sum, sign) => sum + sign.points, 0);
  return points >= threshold ? signs.map(({ phrase }) => phrase) : [];
};

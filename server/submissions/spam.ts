import { createHash } from 'node:crypto';
import { honeypotName, minimumFillTime } from '../../forms/constants.ts';
import { personKey } from '../../leads/lead-record.ts';

/** What speaks for spam, how much, and how the agency is told, as part of a list. */
type SpamSign = readonly [holds: boolean, points: number, phrase: string];

const link = /\bhttps?:\/\/|\bwww\./giu;

const countLinks = (text: string) => text.match(link)?.length ?? 0;

/** How forum and comment programs write a link. People in a contact form do not. */
const markup = /<a\s[^>]*href|\[(?:url|link)\b/iu;

/** Judges what was typed and what travels with it. */
const signsIn = (values: Readonly<Record<string, string>>): SpamSign[] => {
  const { name = '', brief = '', elapsed = String(minimumFillTime) } = values;
  const links = countLinks(brief);
  return [
    // Each of these is enough by itself: our own script and our own pages never send either.
    [Boolean(values[honeypotName]), 4, 'the hidden field was filled in'],
    [Number(elapsed) < minimumFillTime, 4, `sent after ${Number(elapsed) / 1000} seconds`],
    // People paste their own site and a few they admire; nobody is suspected for that alone.
    [links > 3, links > 8 ? 3 : 1, `${links} links`],
    [markup.test(brief), 3, 'links written as for a forum'],
    [countLinks(name) > 0, 3, 'a link instead of a name'],
  ];
};

/** Shorter ones, such as "Please call me", are typed by many. */
const shortestText = 40;

/** Beyond that, the text seen first is forgotten. Some 200 bytes each. */
const rememberedTexts = 2_000;

/** More would not change the judgment. */
const countedPeople = 5;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** One spelling for what a program varies: case, spaces, figures. */
const fingerprint = (text: string) => digest(text.toLowerCase().replace(/[\s\d]+/gu, ' '));

/** Notes that a person sent a text and judges how many others have sent it before. */
export type JudgeRepetition = (person: string, text: string) => SpamSign;

/**
 * Someone who corrects her address sends the same text as two or three
 * people; only from the fourth on is it enough by itself. Remembers, until the process ends, hashes of texts and of who sent them, and no more than so many.
 */
export const rememberTexts = (): JudgeRepetition => {
  const senders = new Map<string, Set<string>>();
  const sendersOf = (text: string) => {
    const key = fingerprint(text);
    const known = senders.get(key) ?? new Set<string>();
    senders.set(key, known);
    const [oldest] = senders.keys();
    if (senders.size > rememberedTexts && oldest !== undefined) senders.delete(oldest);
    return known;
  };
  return (person, text) => {
    const known = text.length < shortestText ? new Set<string>() : sendersOf(text);
    if (known.size < countedPeople) known.add(digest(person));
    const others = known.size - 1;
    return [others > 0, others < 3 ? 2 : 4, 'the same text came from others'];
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
  judgeRepetition: JudgeRepetition,
): string[] => {
  const { email = '', brief = '' } = values;
  const signs = [...signsIn(values), judgeRepetition(personKey(email), brief)];
  const found = signs.filter(([holds]) => holds);
  const points = found.reduce((sum, [, weight]) => sum + weight, 0);
  return points >= threshold ? found.map(([, , phrase]) => phrase) : [];
};

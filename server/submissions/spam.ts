import { createHash } from 'node:crypto';
import { honeypotName, minimumFillTime } from '@agency/leads/forms/constants.ts';
import { canonicalAddress } from '@agency/leads/forms/email-address.ts';

/** What speaks for spam, and how the agency is told, as part of a list. */
type SpamSign = readonly [holds: boolean, phrase: string];

const link = /\bhttps?:\/\/|\bwww\./giu;

const countLinks = (text: string) => text.match(link)?.length ?? 0;

/** How forum and comment programs write a link. People in a contact form rarely do. */
const markup = /<a\s|\[(?:url|link)\b/iu;

/** Judges what was typed and what travels with it. None of the signs follows from another. */
const signsIn = (values: Readonly<Record<string, string>>): SpamSign[] => {
  const { name = '', brief = '', elapsed = String(minimumFillTime) } = values;
  const links = countLinks(brief);
  return [
    [Boolean(values[honeypotName]), 'the hidden field was filled in'],
    [Number(elapsed) < minimumFillTime, `sent after ${Number(elapsed) / 1000} seconds`],
    // People paste their own site and a few they admire.
    markup.test(brief) ? [true, 'links written as for a forum'] : [links > 8, `${links} links`],
    [countLinks(name) > 0, 'a link instead of a name'],
  ];
};

/** Shorter ones, such as "Please call me", are typed by many. */
const shortestText = 40;

/** Beyond that, the text seen first is forgotten. Some 200 bytes each. */
const rememberedTexts = 2_000;

/** Someone who corrects her address sends the same text as two or three people. */
const fewPeople = 3;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** One spelling for what a program varies: case, spaces, figures. */
const fingerprint = (text: string) => digest(text.toLowerCase().replace(/[\s\d]+/gu, ' '));

/** Notes that a person sent a text and judges how many others have sent it before. */
export type JudgeRepetition = (person: string, text: string) => SpamSign;

/** Remembers, until the process ends, hashes of texts and of who sent them, and no more than so many. */
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
    if (known.size <= fewPeople) known.add(digest(person));
    return [known.size > fewPeople, 'the same text came from others'];
  };
};

/**
 * Why a submission looks like spam, in words for the agency; nothing where it
 * may pass. It errs toward people: no sign suffices by itself, since a browser
 * or an assistant may have made it, and what is held back can be restored.
 */
export const suspicionsOf = (
  values: Readonly<Record<string, string>>,
  judgeRepetition: JudgeRepetition,
): string[] => {
  const { email = '', brief = '' } = values;
  const signs = [...signsIn(values), judgeRepetition(canonicalAddress(email), brief)];
  const found = signs.filter(([holds]) => holds);
  return found.length > 1 ? found.map(([, phrase]) => phrase) : [];
};

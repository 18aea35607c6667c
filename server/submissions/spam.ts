import { createHash } from 'node:crypto';
import { honeypotName, minimumFillTime } from '@agency/leads/forms/constants.ts';
import { canonicalAddress } from '@agency/leads/forms/email-address.ts';

/** A sign of spam: whether it applies, and its wording in a list for the agency. */
type SpamSign = readonly [holds: boolean, phrase: string];

const link = /\bhttps?:\/\/|\bwww\./giu;

const countLinks = (text: string) => text.match(link)?.length ?? 0;

/** Link markup that forum and comment spam uses and people in a contact form rarely do. */
const markup = /<a\s|\[(?:url|link)\b/iu;

/** Finds signs of spam in the visible and hidden fields. No sign implies another. */
const signsIn = (values: Readonly<Record<string, string>>): SpamSign[] => {
  const { name = '', brief = '', elapsed = String(minimumFillTime) } = values;
  const links = countLinks(brief);
  return [
    [Boolean(values[honeypotName]), 'the hidden field was filled in'],
    [Number(elapsed) < minimumFillTime, `sent after ${Number(elapsed) / 1000} seconds`],
    // A few links are fine: people paste their own site and some they admire.
    markup.test(brief) ? [true, 'links written as for a forum'] : [links > 8, `${links} links`],
    [countLinks(name) > 0, 'a link instead of a name'],
  ];
};

/** Shorter texts, such as "Please call me", are typed by many. */
const shortestText = 40;

/** The maximum number of remembered texts, about 200 bytes each; the oldest is dropped. */
const rememberedTexts = 2_000;

/** Someone who corrects their email address looks like two or three people sending the same text. */
const fewPeople = 3;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** A hash that ignores what spam programs vary: case, spaces, digits. */
const fingerprint = (text: string) => digest(text.toLowerCase().replace(/[\s\d]+/gu, ' '));

/** Records that a person sent a text, and judges how many others have sent it before. */
export type JudgeRepetition = (person: string, text: string) => SpamSign;

/** Keeps hashes of recent texts and their senders in memory, up to `rememberedTexts`. */
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
 * Why a submission looks like spam, worded for the agency; empty when it passes. It errs toward
 * people: one sign alone is not enough, since a browser or an assistant may have caused it, and
 * held-back submissions can be restored.
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

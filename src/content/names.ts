import type { ContactFields } from '../../forms/contact.ts';
import type { EmailSignUpFields } from '../../forms/email-sign-up.ts';
import type { Origin } from '../../forms/origin.ts';
import { countingMinutes, draftDays, repetitionMinutes } from '../../forms/constants.ts';
import type { RetentionPolicy } from '../../settings/settings.ts';
import { counted } from '../../shared/counted.ts';

/** Dollars, or words, by the name that is written between braces: `{visibility-audit}`. */
export type Names = Readonly<Record<string, number | string>>;

/** What is no name of ours stays as it is: `{count}` is filled in later, and `content-check/` refuses the others. */
const fill = (text: string, names: Names): string =>
  text.replaceAll(/\{([\w-]+)\}/gu, (written, name: string) => {
    const value = names[name] ?? written;
    return typeof value === 'number' ? `$${value}` : value;
  });

const fillParts = <Content extends object>(content: Content, names: Names): Content => {
  const parts = Object.entries(content).map(
    ([key, part]) => [key, fillNames(part, names)] as const,
  );
  const isSame = parts.every(([key, part]) => part === content[key as keyof Content]);
  // A date or a picture has more to it than its parts, and no names in them.
  return isSame ? content : (Object.fromEntries(parts) as Content);
};

/**
 * Puts prices and the like into running text, so that each stands in one file
 * only: `{playbook}` becomes `$29`. Takes texts, and lists and records of
 * texts; what holds no name is given back itself.
 */
export const fillNames = <Content>(content: Content, names: Names): Content => {
  if (typeof content === 'string') return fill(content, names) as Content;
  if (Array.isArray(content)) return content.map((part) => fillNames(part, names)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return fillParts(content, names);
};

// A field that a form is given without a word here does not compile: the privacy page names them all.
const contactWords: Readonly<Record<keyof ContactFields, string>> = {
  name: 'your name',
  email: 'your email address',
  service: 'the service you chose',
  brief: 'your message',
};
const signUpWords: Readonly<Record<keyof EmailSignUpFields, string>> = {
  email: 'your email address',
};

const originWords: Readonly<Record<keyof Origin, string>> = {
  entryPage: 'the page you came in on',
  previousPage: 'the page you saw before the form',
  referringSite: 'the name of the website that sent you',
};

const list = new Intl.ListFormat('en-US');

/** "Your name, your email address, and the date and time". */
const fieldList = (words: Readonly<Record<string, string>>): string => {
  const [first = '', ...others] = list.format([...Object.values(words), 'the date and time']);
  return first.toUpperCase() + others.join('');
};

/** In years where it is a whole number of them. */
const duration = (days: number): string =>
  days % 365 === 0 ? counted(days / 365, 'year') : counted(days, 'day');

const storeWords: Readonly<
  Record<RetentionPolicy['store'], { where: string; processors: string }>
> = {
  sqlite: {
    where: 'one database on the server of this website, which only we can open',
    processors: 'Our hosting company and our mail provider',
  },
  firestore: {
    where:
      'one database at Google (Google Cloud Firestore), which only our own server and we can open',
    processors: 'Our hosting company, Google as the keeper of our database, and our mail provider',
  },
};

/** What the legal pages may write between braces about what is kept, from the very constants and settings the programs go by. */
export const privacyWordsFor = ({ store, keepDays }: RetentionPolicy) => ({
  'kept-in': storeWords[store].where,
  processors: storeWords[store].processors,
  'contact-fields': fieldList(contactWords),
  'sign-up-fields': fieldList(signUpWords),
  'origin-kept': list.format(Object.values(originWords)),
  'leads-kept': duration(keepDays.leads),
  'newsletter-kept':
    keepDays.newsletter === undefined
      ? 'Until you leave it'
      : `Until you leave it, and for ${duration(keepDays.newsletter)} at most`,
  'spam-kept': duration(keepDays.quarantine),
  'draft-kept': duration(draftDays),
  'repetition-window': counted(repetitionMinutes, 'minute'),
  'counting-window': counted(countingMinutes, 'minute'),
});

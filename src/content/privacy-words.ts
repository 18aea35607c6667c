import type { ContactFields } from '../../forms/contact.ts';
import type { EmailSignUpFields } from '../../forms/email-sign-up.ts';
import { countingMinutes, draftDays, repetitionMinutes } from '../../forms/keeping.ts';
import type { RetentionPolicy } from '../../settings/settings.ts';

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

const list = new Intl.ListFormat('en-US');

/** "Your name, your email address, and the date and time". */
const fieldList = (words: Readonly<Record<string, string>>): string => {
  const [first = '', ...others] = list.format([...Object.values(words), 'the date and time']);
  return first.toUpperCase() + others.join('');
};

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

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

import type { ContactFields } from '@agency/leads/forms/contact.ts';
import { countingMinutes, draftDays, repetitionMinutes } from '@agency/leads/forms/constants.ts';
import { counted } from '@agency/leads/forms/counted.ts';
import type { EmailSignUpFields } from '@agency/leads/forms/email-sign-up.ts';
import type { Origin } from '@agency/leads/forms/envelope.ts';
import type { RetentionPolicy } from '@agency/leads/forms/retention.ts';

// The type requires words for every form field, since the privacy page names them all.
const contactWords: Readonly<Record<keyof ContactFields, string>> = {
  name: 'your name',
  email: 'your email address',
  service: 'the service or package you chose',
  brief: 'your message',
};
const signUpWords: Readonly<Record<keyof EmailSignUpFields, string>> = {
  email: 'your email address',
};

const originWords: Readonly<Record<keyof Origin, string>> = {
  entryPage: 'the page you came in on',
  previousPage: 'the page you saw before the form',
  referringSite: 'the name of the website that sent you',
  doorName: 'the name you put on a sign',
  doorTrade: 'the trade you chose for it',
  firstLook: 'what a first look at your website found',
};

const list = new Intl.ListFormat('en-US');

/** "Your name, your email address, and the date and time". */
const fieldList = (words: Readonly<Record<string, string>>): string => {
  const [first = '', ...others] = list.format([...Object.values(words), 'the date and time']);
  return first.toUpperCase() + others.join('');
};

/** In days, or in years when that is a whole number. */
const duration = (days: number): string =>
  days % 365 === 0 ? counted(days / 365, 'year') : counted(days, 'day');

const storeWords: Readonly<
  Record<RetentionPolicy['store'], { where: string; processors: string }>
> = {
  sqlite: {
    where: 'one database on the server of this website, which we and our hosting company can reach',
    processors: 'Our hosting company and our mail provider',
  },
  firestore: {
    where:
      'one database at Google (Google Cloud Firestore), which our server, we and Google can reach',
    processors: 'Our hosting company, Google as the keeper of our database, and our mail provider',
  },
};

/** Placeholder values about stored data for the legal pages, from the constants and settings the code uses. */
export const privacyWordsFor = ({ store, keepDays }: RetentionPolicy) => ({
  'kept-in': storeWords[store].where,
  processors: storeWords[store].processors,
  'contact-fields': fieldList(contactWords),
  'sign-up-fields': fieldList(signUpWords),
  'origin-kept': list.format(Object.values(originWords)),
  'leads-kept': duration(keepDays.leads),
  'newsletter-kept':
    keepDays.newsletter === undefined
      ? 'Until you unsubscribe'
      : `Until you unsubscribe, and for ${duration(keepDays.newsletter)} at most`,
  'draft-kept': duration(draftDays),
  'repetition-window': counted(repetitionMinutes, 'minute'),
  'counting-window': counted(countingMinutes, 'minute'),
});

import { expect, test } from 'vitest';
import { contactForm } from '../../leads/forms/contact.ts';
import { cleanShopName, readDoor } from '../../leads/forms/door.ts';
import {
  answerableAddress,
  canonicalAddress,
  cleanAddress,
} from '../../leads/forms/email-address.ts';
import { newsletterForm } from '../../leads/forms/email-sign-up.ts';
import { envelope, readOrigin } from '../../leads/forms/envelope.ts';
import { readForm } from '../../leads/forms/form.ts';
import { suggestEmail } from '../../leads/forms/suggest-email.ts';
import { csvRecord } from '../../leads/download.ts';
import { holdsWords } from '../../leads/inbox.ts';
import { composeMail, escapeHtml } from '../../leads/mail/compose.ts';
import { deliveryFailure } from '../../leads/mail/transport.ts';
import { printableLine, printableText } from '../../leads/printable-text.ts';
import { agency, contactSubmission, mailedLead } from '../../leads/submission.fixture.ts';
import { repeated, slowerAndSlower, worstParts } from '../../tests/fixtures/worst-texts.ts';
import { readEntry } from './read-entry.ts';
import { rememberTexts, suspicionsOf } from './spam.ts';

/** The maximum size of a form, in characters. */
const size = 64 * 1024;

const worstTexts = worstParts.map(repeated);
const behind = worstTexts.flatMap((textOf) => [
  textOf,
  (length: number) => `a@${textOf(length)}`,
  (length: number) => `${textOf(length)}@`,
  (length: number) => `${textOf(length)}!`,
]);

const timestamp = '2026-11-21T10:00:00.000Z';
const judgeRepetition = rememberTexts();
/** A form filled with this text, a third in each of its fields. */
const contact = (text: string) => {
  const part = text.slice(0, text.length / 3);
  return { name: part, email: part, service: 'SEO', brief: part } as const;
};

/** Every function that reads a visitor's text, by name. */
const readers: Record<string, (text: string) => unknown> = {
  cleanAddress,
  canonicalAddress,
  answerableAddress,
  suggestEmail,
  'the contact form': (text) => readForm(contactForm, contact(text)),
  'the newsletter’s form': (email) => readForm(newsletterForm, { email }),
  'the envelope': (text) =>
    readForm(envelope, { submissionId: text, elapsed: text, subject: text }),
  readOrigin: (text) =>
    readOrigin({ entryPage: `/${text}`, previousPage: text, referringSite: text, doorName: text }),
  cleanShopName,
  readDoor: (name) => readDoor(new URLSearchParams({ name, trade: name })),
  'signs of spam': (text) => suspicionsOf({ ...contact(text), subject: text }, judgeRepetition),
  'a form’s body': (text) =>
    readEntry('application/x-www-form-urlencoded', Buffer.from(`brief=${text}`)),
  'a body in JSON': (brief) =>
    readEntry('application/json', Buffer.from(JSON.stringify({ brief }))),
  'a type of body': (text) => readEntry(text, Buffer.from('')),
  csvRecord: (text) => csvRecord([text]),
  holdsWords: (text) => holdsWords(text, { email: text, timestamp }, text),
  escapeHtml,
  composeMail: (text) => composeMail(mailedLead(contactSubmission(contact(text))), agency),
  deliveryFailure: (text) => deliveryFailure(new Error(text)),
  printableText,
  printableLine: (text) => printableLine(text, 80),
};

test.for(Object.entries(readers))(
  '%s takes time in proportion to the length of a text',
  async ([, read]) => {
    expect(await slowerAndSlower(read, behind, size)).toEqual([]);
  },
);

import { guideForm } from '../../forms/email-sign-up.ts';
import { readForm } from '../../forms/form.ts';
import { orderedFields } from '../documents.ts';
import { collectionTitle, type CollectionName, type FieldsByCollection } from '../documents.ts';
import { printableLine, printableText } from '../printable-text.ts';

/** What a mail tells the agency of. */
export type Lead = {
  [Name in CollectionName]: {
    collection: Name;
    fields: FieldsByCollection[Name];
    receivedAt: Date;
    /** What was asked for, where the collection alone does not tell: "Free review requested". */
    request?: string | undefined;
  };
}[CollectionName];

/** What a mail says, before it is set as plain text or HTML. Holds nothing that is unsafe to show. */
export interface Letter {
  brandName: string;
  heading: string;
  entries: readonly { label: string; value: string }[];
  /** How to answer. */
  advice: string;
  /** When and where the lead came in. */
  origin: string;
}

/**
 * A visitor's text as it may stand in a mail header. What looks like an
 * encoded word (RFC 2047) is broken up: mail programs decode it even where
 * nodemailer has quoted or encoded it, and would show something else than was typed.
 */
export const headerLine = (text: string, maximum: number): string =>
  printableLine(text.replaceAll('=?', '= ?'), maximum);

/** Longest subject, in characters: mail programs show about half of it. */
const maximumSubject = 120;

const fullSubject = ({ collection, fields, request }: Lead): string => {
  if (request) return `${request} by ${fields.email}`;
  switch (collection) {
    case 'contacts':
      return `New ${fields.service} inquiry from ${fields.name}`;
    case 'authorityBuilderFunnel1':
      return `Ultimate SEO guide requested by ${fields.email}`;
    case 'newsletter':
      return `Newsletter sign-up: ${fields.email}`;
  }
};

/** Longest address mail can be sent to, in characters (RFC 5321, 4.5.3.1.3). */
const maximumAddress = 254;

/**
 * The address in a form that a mail has a chance of reaching, or nothing. The
 * contact form never refuses an address for its format, so anything may have
 * been typed.
 */
export const completeAddress = (typed: string): string | undefined => {
  const reading = readForm(guideForm, { email: typed });
  if (!reading.ok) return undefined;
  const { email } = reading.fields;
  return email.length <= maximumAddress && /@.+\../u.test(email) ? email : undefined;
};

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  service: 'Service',
  brief: 'Brief',
};

let dates: Intl.DateTimeFormat | undefined;

/** A moment in words. The formatter takes nine megabytes, so it is made for the first lead and not before. */
const inWords = (moment: Date): string => {
  dates ??= new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return dates.format(moment);
};

const adviceFor = (typed: string) => {
  const address = completeAddress(typed);
  return address
    ? `Reply to this mail to answer ${printableText(address)}.`
    : 'The email address looks incomplete. It was copied as typed; a reply to this mail does not go to it.';
};

/** Everything the agency needs to know of a lead. Its heading is the subject: one printable line, whatever the visitor typed. */
export const letterOf = (lead: Lead, brandName: string): Letter => ({
  brandName,
  heading: headerLine(fullSubject(lead), maximumSubject),
  entries: orderedFields(lead.collection, lead.fields).map(([name, value]) => ({
    label: labels[name] ?? name,
    value: printableText(value),
  })),
  advice: adviceFor(lead.fields.email),
  origin: `Received ${inWords(lead.receivedAt)} UTC through the ${brandName} website, kept under ${collectionTitle(lead.collection)}.`,
});

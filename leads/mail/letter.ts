import { orderedFields } from '../document-fields.ts';
import type { Lead } from './lead.ts';
import { completeAddress } from './reply-address.ts';
import { subjectOf } from './subject.ts';

/** What a mail says, before it is set as plain text or HTML. */
export interface Letter {
  brandName: string;
  heading: string;
  entries: readonly { label: string; value: string }[];
  /** How to answer. */
  advice: string;
  /** When and where the lead came in. */
  origin: string;
}

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
    ? `Reply to this mail to answer ${address}.`
    : 'The email address looks incomplete. It was copied as typed; a reply to this mail does not go to it.';
};

/** Everything the agency needs to know of a lead. */
export const letterOf = (lead: Lead, brandName: string): Letter => ({
  brandName,
  heading: subjectOf(lead),
  entries: orderedFields(lead.collection, lead.fields).map(([name, value]) => ({
    label: labels[name] ?? name,
    value,
  })),
  advice: adviceFor(lead.fields.email),
  origin: `Received ${inWords(lead.receivedAt)} UTC through the ${brandName} website.`,
});

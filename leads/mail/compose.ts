import type { MailMessage } from '../outbox.ts';
import { headerLine } from './header-line.ts';
import { htmlBody } from './html-body.ts';
import { letterOf } from './letter.ts';
import type { Lead } from './lead.ts';
import { plainText } from './plain-text.ts';
import { completeAddress } from './reply-address.ts';
import { subjectOf } from './subject.ts';

const maximumNameLength = 80;

const replyTo = ({ collection, fields }: Lead): MailMessage['replyTo'] => {
  const address = completeAddress(fields.email);
  if (!address) return undefined;
  const name = collection === 'contacts' ? headerLine(fields.name, maximumNameLength) : '';
  return { name, address };
};

/** The mail that tells the agency of a lead. Whatever the visitor typed, its subject and reply address are single printable lines. */
export const composeMail = (lead: Lead, brandName: string): MailMessage => {
  const letter = letterOf(lead, brandName);
  return {
    subject: subjectOf(lead),
    text: plainText(letter),
    html: htmlBody(letter),
    replyTo: replyTo(lead),
  };
};

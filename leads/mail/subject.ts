import { headerLine } from './header-line.ts';
import type { Lead } from './lead.ts';

/** Longest subject, in characters: mail programs show about half of it. */
const maximumLength = 120;

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

/** The subject line: one printable line, whatever the visitor typed. */
export const subjectOf = (lead: Lead): string => headerLine(fullSubject(lead), maximumLength);

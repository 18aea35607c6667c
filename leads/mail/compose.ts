import { answerableAddress } from '../forms/email-address.ts';
import { maximumAddress, suggestEmail } from '../forms/suggest-email.ts';
import type { BusinessHours } from '../forms/business-hours.ts';
import { canaryMail } from '../canary.ts';
import { leadAddress } from '../inbox.ts';
import { collectionTitle, fieldsOf } from '../documents.ts';
import type { Lead, MailMessage } from '../lead-record.ts';
import { printableLine, printableText } from '../printable-text.ts';

/** The colors of a mail, each as `#` and six digits. */
export interface MailColors {
  /** Around the card, and the card. */
  tint: string;
  ground: string;
  /** Its words, those of second rank, and the name of the agency. */
  ink: string;
  muted: string;
  brand: string;
  /** A line within the card. */
  soft: string;
}

/** How the parts of a mail look. Mail programs drop style sheets: every rule stands on its element. */
const stylesIn = ({ tint, ground, ink, muted, brand, soft }: MailColors) => ({
  page: `margin:0;padding:24px;background:${tint};color:${ink};font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif`,
  card: `max-width:560px;margin:0 auto;padding:28px 32px;background:${ground};border-top:6px solid ${brand};border-radius:12px`,
  brand: `margin:0 0 4px;font-size:13px;font-weight:600;color:${brand}`,
  heading: 'margin:0 0 24px;font-size:22px;line-height:1.3',
  label: `margin:0;font-size:13px;color:${muted}`,
  value: 'margin:0 0 18px;overflow-wrap:anywhere',
  advice: `margin:24px 0 0;padding-top:18px;border-top:1px solid ${soft}`,
  origin: `margin:8px 0 0;font-size:13px;color:${muted}`,
});

/**
 * A visitor's text as it may stand in a mail header. What looks like an
 * encoded word (RFC 2047) is broken up: mail programs decode it even where
 * nodemailer has quoted or encoded it, and would show something else than was typed.
 */
const headerLine = (text: string, maximum: number): string =>
  printableLine(printableText(text).replaceAll('=?', '= ?'), maximum);

/** Longest subject, in characters: mail programs show about half of it. */
const maximumSubject = 120;

const subjectOf = ({ document: { collection, data }, request }: Lead): string => {
  if (request) return `${request} from ${data.email}`;
  switch (collection) {
    case 'contacts':
      return `New ${data.service} inquiry from ${data.name}`;
    case 'authorityBuilderFunnel1':
      return `Ultimate SEO Guide request from ${data.email}`;
    case 'newsletter':
      return `Newsletter sign-up from ${data.email}`;
  }
};

const maximumName = 80;

/** The visitor, where the address is complete enough to be reached; the contact form never refuses one for its format. */
const replyTo = ({ document: { data } }: Lead): MailMessage['replyTo'] => {
  const address = answerableAddress(data.email);
  if (address === undefined || address.length > maximumAddress) return undefined;
  return { name: headerLine(data.name ?? '', maximumName), address };
};

/** A field is called what it is called in the store: "Name". */
const labelOf = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** A moment in words. */
export const inWords = (moment: Date, timeZone: string): string =>
  moment.toLocaleString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stays text in an HTML element or a quoted attribute, with its line breaks. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/[&<>"']/gu, (character) => entities[character] ?? character)
    .replaceAll('\n', '<br>\n');

/** What the agency can do with the address, and what it probably should have been. */
const adviceOn = ({ data }: Lead['document'], reply: MailMessage['replyTo']): string => {
  const advice = reply
    ? `Just hit reply to answer ${printableText(reply.address)}.`
    : 'The email address looks incomplete. It’s here exactly as it was typed, and hitting reply won’t reach it.';
  const meant = suggestEmail(data.email);
  return meant ? `${advice} Did they mean ${printableText(meant)}?` : advice;
};

/** Where they came from, in a sentence; nothing where their browser did not tell. */
const wayOf = ({ origin }: Lead): string => {
  if (!origin) return '';
  const { entryPage, previousPage, referringSite, doorName, doorTrade } = origin;
  const came = referringSite
    ? `They came from ${referringSite} to ${entryPage}`
    : `They came in on ${entryPage}`;
  const before = previousPage === entryPage ? 'it' : previousPage;
  const way = before ? ` ${came}, and saw ${before} just before the form.` : ` ${came}.`;
  return way + (doorName ? ` Their door says “${printableText(doorName)}” (${doorTrade}).` : '');
};

/** Whom the mail is for. */
export interface Agency {
  /** The name of the brand, and its colors. */
  name: string;
  colors: MailColors;
  businessHours: BusinessHours;
  /** Where people sign in to the back office; left out where only its own machine reaches it. */
  adminUrl?: string | undefined;
}

/** The mail that tells the agency of a lead. Whatever the visitor typed, its subject and reply address are single printable lines. */
export const composeMail = (
  lead: Lead,
  { name, businessHours, colors, adminUrl }: Agency,
): MailMessage => {
  const { collection, data } = lead.document;
  const styles = stylesIn(colors);
  const subject = headerLine(subjectOf(lead), maximumSubject);
  const entries = Object.entries(fieldsOf(data)).map(([field, value]) => ({
    label: labelOf(field),
    value: printableText(value),
  }));
  const reply = replyTo(lead);
  const advice = adviceOn(lead.document, reply);
  const place = adminUrl && leadAddress(adminUrl, lead.id);
  const received = inWords(new Date(data.timestamp), businessHours.timeZone);
  const origin = `Received ${received} through the ${name} website. It’s saved under ${collectionTitle(collection)}.${wayOf(lead)}`;
  const descriptions = entries.map(
    ({ label, value }) => `<dt style="${styles.label}">${label}</dt>
<dd style="${styles.value}">${escapeHtml(value)}</dd>`,
  );
  const mail = {
    subject,
    replyTo: reply,
    text: [
      subject,
      ...entries.map(({ label, value }) => `${label}:\n${value}`),
      place ? `${advice}\n\nThen mark it as answered: ${place}` : advice,
      `-- \n${origin}`,
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="only light"><title>${escapeHtml(subject)}</title></head>
<body style="${styles.page}">
<div style="${styles.card}">
<p style="${styles.brand}">${escapeHtml(name)}</p>
<h1 style="${styles.heading}">${escapeHtml(subject)}</h1>
<dl style="margin:0">
${descriptions.join('\n')}
</dl>
<p style="${styles.advice}">${escapeHtml(advice)}</p>${place ? `\n<p style="${styles.advice}"><a href="${escapeHtml(place)}">Open it in the back office</a></p>` : ''}
<p style="${styles.origin}">${escapeHtml(origin)}</p>
</div>
</body>
</html>
`,
  };
  return lead.canary ? canaryMail(mail) : mail;
};

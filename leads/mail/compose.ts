import { answerableAddress } from '../forms/email-address.ts';
import { maximumAddress, suggestEmail } from '../forms/suggest-email.ts';
import type { BusinessHours } from '../forms/business-hours.ts';
import { canaryMail } from '../canary.ts';
import { leadAddress } from '../inbox.ts';
import { collectionTitle, fieldsOf } from '../documents.ts';
import type { Lead, MailMessage } from '../lead-record.ts';
import { printableLine, printableText } from '../printable-text.ts';

/** The colors of a mail, each as `#` and six hexadecimal digits. */
export interface MailColors {
  /** The background around the card, and that of the card. */
  tint: string;
  ground: string;
  /** The main text, the secondary text, and the agency's name. */
  ink: string;
  muted: string;
  brand: string;
  /** The divider in the card. */
  soft: string;
}

/** The inline styles of a mail's parts. Mail programs drop style sheets. */
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
 * A visitor's text made safe for a mail header. Breaks up anything that looks like an encoded word (RFC 2047): mail
 * programs decode it even when nodemailer has quoted or encoded it, and would show something other than what was
 * typed.
 */
const headerLine = (text: string, maximum: number): string =>
  printableLine(printableText(text).replaceAll('=?', '= ?'), maximum);

/** Maximum length of a subject, in characters. Mail programs show about half of it. */
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

/** The visitor as reply address; undefined when it is incomplete, since the contact form takes any format. */
const replyTo = ({ document: { data } }: Lead): MailMessage['replyTo'] => {
  const address = answerableAddress(data.email);
  if (address === undefined || address.length > maximumAddress) return undefined;
  return { name: headerLine(data.name ?? '', maximumName), address };
};

/** A field's label is its name in the store, capitalized: "Name". */
const labelOf = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** A moment in words, with date, time and time zone. */
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

/** Escapes a text for an HTML element or a quoted attribute, and keeps its line breaks. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/[&<>"']/gu, (character) => entities[character] ?? character)
    .replaceAll('\n', '<br>\n');

/** How to reply, what an order waits for and, when the address looks like a typo, which one was probably meant. */
const adviceOn = ({ document, request }: Lead, reply: MailMessage['replyTo']): string => {
  const { collection, data } = document;
  const isOrder = collection === 'contacts' && request !== undefined;
  const why = isOrder ? 'send the payment link to' : 'answer';
  const next = isOrder ? ' Work starts once it’s paid.' : '';
  const advice = reply
    ? `Just hit reply to ${why} ${printableText(reply.address)}.${next}`
    : 'The email address looks incomplete. It’s here exactly as it was typed, and hitting reply won’t reach it.';
  const meant = suggestEmail(data.email);
  return meant ? `${advice} Did they mean ${printableText(meant)}?` : advice;
};

/** A sentence on how the visitor reached the form; empty when the browser reported nothing. */
const describeOrigin = ({ origin }: Lead): string => {
  if (!origin) return '';
  const { entryPage, previousPage, referringSite, doorName, doorTrade } = origin;
  const came = referringSite
    ? `They came from ${referringSite} to ${entryPage}`
    : `They came in on ${entryPage}`;
  const before = previousPage === entryPage ? 'it' : previousPage;
  const way = before ? ` ${came}, and saw ${before} just before the form.` : ` ${came}.`;
  return way + (doorName ? ` Their door says “${printableText(doorName)}” (${doorTrade}).` : '');
};

/** The agency that receives the mails. */
export interface Agency {
  /** The brand's name and colors. */
  name: string;
  colors: MailColors;
  businessHours: BusinessHours;
  /** Where people sign in to the back office; undefined when only its own machine can reach it. */
  adminUrl?: string | undefined;
}

/** The mail about a lead. Whatever the visitor typed, subject and reply address are single printable lines. */
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
  const { firstLook } = lead.origin ?? {};
  if (firstLook)
    entries.push({ label: 'First look at her website', value: printableText(firstLook) });
  const reply = replyTo(lead);
  const advice = adviceOn(lead, reply);
  const place = adminUrl && leadAddress(adminUrl, lead.id);
  const received = inWords(new Date(data.timestamp), businessHours.timeZone);
  const origin = `Received ${received} through the ${name} website. It’s saved under ${collectionTitle(collection)}.${describeOrigin(lead)}`;
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

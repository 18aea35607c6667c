import type { MailMessage } from '../outbox.ts';
import { completeAddress, headerLine, letterOf, type Lead, type Letter } from './letter.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stays text in an HTML element or a quoted attribute. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => entities[character] ?? character);

// Mail programs drop style sheets: every rule stands on its element.
const styles = {
  page: 'margin:0;padding:24px;background:#f4f1ec;color:#26221c;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:28px 32px;background:#ffffff;border-radius:12px',
  brand: 'margin:0 0 4px;font-size:13px;font-weight:600;color:#6b6256',
  heading: 'margin:0 0 24px;font-size:22px;line-height:1.3',
  label: 'margin:0;font-size:13px;color:#6b6256',
  value: 'margin:0 0 18px;overflow-wrap:anywhere',
  advice: 'margin:24px 0 0;padding-top:18px;border-top:1px solid #e4ded4',
  origin: 'margin:8px 0 0;font-size:13px;color:#6b6256',
};

const withLineBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n');

const entry = ({ label, value }: Letter['entries'][number]) =>
  `<dt style="${styles.label}">${escapeHtml(label)}</dt>
<dd style="${styles.value}">${withLineBreaks(value)}</dd>`;

/** The letter as a page for mail programs. */
const htmlBody = ({ brandName, heading, entries, advice, origin }: Letter): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="${styles.page}">
<div style="${styles.card}">
<p style="${styles.brand}">${escapeHtml(brandName)}</p>
<h1 style="${styles.heading}">${escapeHtml(heading)}</h1>
<dl style="margin:0">
${entries.map(entry).join('\n')}
</dl>
<p style="${styles.advice}">${escapeHtml(advice)}</p>
<p style="${styles.origin}">${escapeHtml(origin)}</p>
</div>
</body>
</html>
`;

/** The letter for readers and programs that do not show HTML. */
const plainText = ({ heading, entries, advice, origin }: Letter): string =>
  [
    heading,
    ...entries.map(({ label, value }) => `${label}:\n${value}`),
    advice,
    `-- \n${origin}`,
  ].join('\n\n');

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
    subject: letter.heading,
    text: plainText(letter),
    html: htmlBody(letter),
    replyTo: replyTo(lead),
  };
};

/** A mail to the agency that tells of no lead. */
export const composeNotice = (subject: string, paragraphs: readonly string[]): MailMessage => ({
  subject,
  text: paragraphs.join('\n\n'),
  html: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'),
});

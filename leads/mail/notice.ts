import type { MailMessage } from '../outbox.ts';
import { escapeHtml } from './escape-html.ts';

/** A mail to the agency that tells of no lead. */
export const composeNotice = (subject: string, paragraphs: readonly string[]): MailMessage => ({
  subject,
  text: paragraphs.join('\n\n'),
  html: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'),
});

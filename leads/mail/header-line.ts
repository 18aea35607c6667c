import { printableLine } from '../printable-line.ts';

/**
 * A visitor's text as it may stand in a mail header. What looks like an
 * encoded word (RFC 2047) is broken up: mail programs decode it even where
 * nodemailer has quoted or encoded it, and would show something else than was typed.
 */
export const headerLine = (text: string, maximum: number): string =>
  printableLine(text.replaceAll('=?', '= ?'), maximum);

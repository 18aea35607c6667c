import { printableText } from '../leads/printable-text.ts';

/**
 * Where a spreadsheet would begin to calculate: = + - @ (plain or full width),
 * a tab or a carriage return, at the start of any line, also behind spaces.
 */
const formulaStart = /^(?=[^\S\r\n\t]*[=+\-@＝＋－＠\t\r])/gmu;

const cell = (value: string): string => {
  const harmless = printableText(value).replace(formulaStart, "'");
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One record by RFC 4180, safe to show: nothing invisible or reordering, and an apostrophe before everything a spreadsheet would take for a formula. */
export const csvRecord = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

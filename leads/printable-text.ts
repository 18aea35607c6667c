/**
 * What nobody sees and what reorders what is read: overrides and marks of
 * direction, soft hyphens, spaces without width, tags. Joiners stay, since
 * Persian, Indian scripts and emoji need them; so do the tags of a flag.
 */
const invisible =
  /(\p{RGI_Emoji_Tag_Sequence})|[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]--[\u200C\u200D]]|[\uFFF9-\uFFFB]/gv;

/** Any line break but a plain one. */
const lineBreak = /\r(?!\n)|[\u0085\p{Zl}\p{Zp}]/gu;

/** What commands a terminal. */
const control = /[\p{Cc}--[\t\n\r]]/gv;

/**
 * A visitor's text as it may be shown to people, in a mail, on a terminal or in
 * a spreadsheet, with its line breaks. For showing only: what is stored stays as it was typed.
 */
export const printableText = (text: string): string =>
  text.toWellFormed().replace(invisible, '$1').replace(lineBreak, '\n').replace(control, ' ');

/** `printableText` as one line, cut to `maximum` characters, the last one then being an ellipsis. Safe in a mail header too. */
export const printableLine = (text: string, maximum: number): string => {
  const line = printableText(text).replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  if (characters.length <= maximum) return line;
  return `${characters.slice(0, maximum - 1).join('')}…`;
};

/**
 * Characters that are invisible or reorder text: bidi overrides and marks, soft hyphens, zero-width spaces, tags.
 * Joiners stay, since Persian, Indic scripts and emoji need them; so do the tags of flag emoji.
 */
const invisible =
  /(\p{RGI_Emoji_Tag_Sequence})|[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]--[\u200C\u200D]]|[\uFFF9-\uFFFB]/gv;

/** Any line break except `\n` and `\r\n`. */
const lineBreak = /\r(?!\n)|[\u0085\p{Zl}\p{Zp}]/gu;

/** Control characters, which a terminal would obey. */
const control = /[\p{Cc}--[\t\n\r]]/gv;

/**
 * A visitor's text made safe to show in a mail, a terminal or a spreadsheet, with its line breaks. For display only:
 * the store keeps the text as typed.
 */
export const printableText = (text: string): string =>
  text.toWellFormed().replace(invisible, '$1').replace(lineBreak, '\n').replace(control, ' ');

/** `printableText` on one line, cut to `maximum` characters including the ellipsis. Safe in a mail header too. */
export const printableLine = (text: string, maximum: number): string => {
  const line = printableText(text).replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  if (characters.length <= maximum) return line;
  return `${characters.slice(0, maximum - 1).join('')}…`;
};

const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/**
 * A visitor's text as one line that is safe in a mail header and on a
 * terminal: no control characters, no line breaks, nothing that reorders what
 * is read. Cut to `maximum` characters, the last one then being an ellipsis.
 */
export const printableLine = (text: string, maximum: number): string => {
  const line = text.toWellFormed().replace(unprintable, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  if (characters.length <= maximum) return line;
  return `${characters.slice(0, maximum - 1).join('')}…`;
};

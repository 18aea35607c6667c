const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decode = (reference: string, code: string): string => {
  if (!code.startsWith('#')) return named[code] ?? reference;
  const isHexadecimal = code[1]?.toLowerCase() === 'x';
  return String.fromCodePoint(
    Number.parseInt(code.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10),
  );
};

/** The words of a piece of HTML that our own build wrote. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, '')
    .replace(/&(#?\w+);/gu, decode)
    .replace(/\s+/gu, ' ')
    .trim();

/** An address elsewhere as people type it, with the beginning that they leave out: www.example.com. */
export const withHttps = (typed: string): string =>
  /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/iu.test(typed) ? `https://${typed}` : typed;

/** An address as a link needs it: people leave out how that of a page, an email or a phone begins. */
export const fullAddress = (typed: string): string => {
  const address = typed.trim();
  if (/^[^\s/:@]+@[^\s/:@]+$/u.test(address)) return `mailto:${address}`;
  if (/^\+?[\d ().-]{7,}$/u.test(address)) return `tel:${address.replaceAll(/[^\d+]/gu, '')}`;
  return withHttps(address);
};

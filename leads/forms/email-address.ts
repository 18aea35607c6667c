/** Invisible characters: bidi marks, soft hyphens, joiners, zero-width spaces. Copied addresses contain them. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** An address as typed, on one line and without invisible characters. */
export const cleanAddress = (typed: string): string =>
  typed.replace(invisible, '').replace(/\s+/gu, ' ').trim();

/** Maximum length of a domain name, in characters (RFC 1035, 2.3.4). */
const maximumDomain = 253;

/** Characters that would end the host name in a URL, or be decoded there. */
const urlSyntax = /[\s/?#:@\\%[\]]/u;

/** Converts an internationalized domain to ASCII, as mail servers know it: `xn--mller-kva.de`. Keeps others. */
const toAscii = (domain: string): string => {
  const isInternational = /[^\0-\x7F]/u.test(domain);
  if (!isInternational || domain.length > maximumDomain || urlSyntax.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
};

/** An address as a mail program writes it. A text without an @ counts as a domain. */
const plainAddress = (typed: string): string => {
  const plain = cleanAddress(typed).normalize('NFKC');
  const domainStart = plain.lastIndexOf('@') + 1;
  return plain.slice(0, domainStart) + toAscii(plain.slice(domainStart).toLowerCase());
};

/** The canonical spelling of an address, however a person types or pastes it. It identifies the person. */
export const canonicalAddress = (typed: string): string => plainAddress(typed).toLowerCase();

const localPart = /^[^\s@"(),:;<>[\\\]\p{C}]+$/u;
const domainName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/u;

/** The address that a mail program can reply to. Returns undefined when the text is not a complete address. */
export const answerableAddress = (typed: string): string | undefined => {
  const address = plainAddress(typed);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const isComplete =
    localPart.test(address.slice(0, Math.max(at, 0))) &&
    domain.length <= maximumDomain &&
    domainName.test(domain);
  return isComplete ? address : undefined;
};

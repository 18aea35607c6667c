/** What nobody sees: marks of direction, soft hyphens, joiners, spaces without width. They come along when an address is copied. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** An address as it was typed, in one line and without what nobody sees. */
export const cleanAddress = (typed: string): string =>
  typed.replace(invisible, '').replace(/\s+/gu, ' ').trim();

/** Longest name of a domain, in characters (RFC 1035, 2.3.4). */
const maximumDomain = 253;

/** What would end the host name in a web address, or be decoded there. */
const noDomain = /[\s/?#:@\\%[\]]/u;

/** A domain of other letters as mail servers know it: `xn--mller-kva.de`. What is none stays as it is. */
const inAscii = (domain: string): string => {
  const isForeign = /[^\0-\x7F]/u.test(domain);
  if (!isForeign || domain.length > maximumDomain || noDomain.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
};

/** An address as a mail program writes it. A text without an @ counts as a domain. */
const plainAddress = (typed: string): string => {
  const plain = cleanAddress(typed).normalize('NFKC');
  const behindAt = plain.lastIndexOf('@') + 1;
  return plain.slice(0, behindAt) + inAscii(plain.slice(behindAt).toLowerCase());
};

/** One spelling for all the ways a person may type or paste her address, by which she is known. */
export const canonicalAddress = (typed: string): string => plainAddress(typed).toLowerCase();

const localPart = /^[^\s@"(),:;<>[\\\]\p{C}]+$/u;
const domainName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/u;

/** The address that a mail program can answer; undefined where what was typed is none. */
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

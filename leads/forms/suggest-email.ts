import { distance } from 'fastest-levenshtein';
import { answerableAddress, cleanAddress } from './email-address.ts';

const commonDomains = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'me.com',
  'comcast.net',
  'att.net',
  'sbcglobal.net',
  'protonmail.com',
  'proton.me',
];

/** Country endings that are usually a typo for ".com". */
const comTypos = ['co', 'cm', 'om'];

/** Shorter names are not corrected, since they are one letter away from other providers: live.com and love.com. */
const shortestName = 5;

const lettersOf = (word: string): string => [...word].sort().join('');

/** Whether one letter is wrong, missing or extra, or two are swapped. */
const isOneTypo = (typed: string, meant: string): boolean =>
  distance(typed, meant) === 1 ||
  (distance(typed, meant) === 2 && lettersOf(typed) === lettersOf(meant));

/** A name with another first letter is another provider's: ymail.com, mail.com, email.com. */
const nameMayMean = (typed: string, meant: string): boolean =>
  typed === meant ||
  (meant.length >= shortestName && typed[0] === meant[0] && isOneTypo(typed, meant));

/** Two-letter endings are countries and stay, except for those above: yahoo.ca, hotmail.de. */
const endingMayMean = (typed: string, meant: string): boolean =>
  typed === meant ||
  typed === '' ||
  comTypos.includes(typed) ||
  (typed.length > 2 && isOneTypo(typed, meant));

/** Splits "gmail.com" into "gmail" and "com". */
const partsOf = (domain: string) => {
  const [name = '', ...ending] = domain.split('.');
  return { name, ending: ending.join('.') };
};

/**
 * The common domain at the end of an address without an @, such as "ana.gmail.com". A short one needs a dot before
 * it, since other words end the same way: "welcome.com".
 */
const trailingDomain = (address: string): string | undefined =>
  commonDomains.find(
    (domain) =>
      address.length > domain.length + 1 &&
      (address.endsWith(`.${domain}`) || (domain.length > 8 && address.endsWith(domain))),
  );

/** Replaces the separators in a domain with single dots, and removes those at its ends. */
const withDots = (domain: string): string =>
  domain
    .split(/ ?[,;.]+ ?/u)
    .filter(Boolean)
    .join('.');

const splitAddress = (address: string): [local: string, domain: string] => {
  const at = address.lastIndexOf('@');
  if (at >= 0) return [address.slice(0, at), withDots(address.slice(at + 1))];
  const whole = withDots(address);
  const domain = trailingDomain(whole.toLowerCase());
  return domain ? [whole.slice(0, -domain.length).replace(/\.$/u, ''), domain] : [whole, ''];
};

const nearestDomain = (domain: string): string => {
  if (commonDomains.includes(domain)) return domain;
  const typed = partsOf(domain);
  const meant = commonDomains.find((common) => {
    const { name, ending } = partsOf(common);
    return nameMayMean(typed.name, name) && endingMayMean(typed.ending, ending);
  });
  return meant ?? domain;
};

/** Maximum length of an address that mail can be sent to, in characters (RFC 5321, 4.5.3.1.3). */
export const maximumAddress = 254;

/**
 * The address the visitor probably meant, when a common domain has a typo, or a comma or a missing @ makes the
 * address invalid. Returns undefined when there is nothing to suggest, and for the domains of other providers.
 */
export const suggestEmail = (text: string): string | undefined => {
  const address = cleanAddress(text);
  if (address.length > maximumAddress) return undefined;
  const [local, domain] = splitAddress(address);
  const suggestion = `${local}@${nearestDomain(domain.toLowerCase())}`;
  return suggestion.toLowerCase() === address.toLowerCase()
    ? undefined
    : answerableAddress(suggestion);
};

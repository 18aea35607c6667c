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

/** Countries whose endings are rarely meant and often typed for ".com". */
const slipsOfCom = ['co', 'cm', 'om'];

/** Shorter names are one letter away from other providers: live.com and love.com. */
const shortestName = 5;

const lettersOf = (word: string): string => [...word].sort().join('');

/** One letter wrong, missing or too many, or two that changed places. */
const isOneSlip = (typed: string, meant: string): boolean =>
  distance(typed, meant) === 1 ||
  (distance(typed, meant) === 2 && lettersOf(typed) === lettersOf(meant));

/** A name that begins with another letter is another provider's: ymail.com, mail.com, email.com. */
const nameMayMean = (typed: string, meant: string): boolean =>
  typed === meant ||
  (meant.length >= shortestName && typed[0] === meant[0] && isOneSlip(typed, meant));

/** Two letters are a country: yahoo.ca, hotmail.de. */
const endingMayMean = (typed: string, meant: string): boolean =>
  typed === meant ||
  typed === '' ||
  slipsOfCom.includes(typed) ||
  (typed.length > 2 && isOneSlip(typed, meant));

/** "gmail.com" as "gmail" and "com". */
const partsOf = (domain: string) => {
  const [name = '', ...ending] = domain.split('.');
  return { name, ending: ending.join('.') };
};

/** The common domain with which an address without an @ ends, so that a name is left: "ana.gmail.com". Short ones end other words: "welcome.com". */
const domainBehind = (address: string): string | undefined =>
  commonDomains.find(
    (domain) =>
      address.length > domain.length + 1 &&
      (address.endsWith(`.${domain}`) || (domain.length > 8 && address.endsWith(domain))),
  );

/** Every separator of a domain is a full stop, and none stands at its end. */
const withFullStops = (domain: string): string =>
  domain
    .split(/ ?[,;.]+ ?/u)
    .filter(Boolean)
    .join('.');

const splitAddress = (address: string): [local: string, domain: string] => {
  const at = address.lastIndexOf('@');
  if (at >= 0) return [address.slice(0, at), withFullStops(address.slice(at + 1))];
  const whole = withFullStops(address);
  const domain = domainBehind(whole.toLowerCase());
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

/** Longest address mail can be sent to, in characters (RFC 5321, 4.5.3.1.3). */
export const maximumAddress = 254;

/**
 * The address the visitor probably meant, where its domain is a common one
 * with a slip of the finger, or a comma or a missing @ keeps it from being one;
 * `undefined` where there is nothing to say, and for the domains of other providers.
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

import { distance } from 'fastest-levenshtein';

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

/**
 * The address the visitor probably meant, where its domain is a common one
 * with a slip of the finger; `undefined` where there is nothing to say, and
 * for the domains of other providers.
 */
export const suggestEmail = (address: string): string | undefined => {
  const at = address.lastIndexOf('@');
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain === '' || commonDomains.includes(domain)) return undefined;
  const typed = partsOf(domain);
  const meant = commonDomains.find((common) => {
    const { name, ending } = partsOf(common);
    return nameMayMean(typed.name, name) && endingMayMean(typed.ending, ending);
  });
  return meant && `${address.slice(0, at)}@${meant}`;
};

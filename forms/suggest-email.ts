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

/** How many letters may be wrong before a domain is taken for a different one. */
const nearEnough = (domain: string): number => (domain.length > 7 ? 2 : 1);

/**
 * The address the visitor probably meant, where the domain is a common one
 * with a slip of the finger; `undefined` where there is nothing to say.
 */
export const suggestEmail = (address: string): string | undefined => {
  const at = address.lastIndexOf('@');
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain === '' || commonDomains.includes(domain)) return undefined;
  const nearest = commonDomains.find((common) => distance(domain, common) <= nearEnough(common));
  return nearest && `${address.slice(0, at)}@${nearest}`;
};

import { distance } from 'fastest-levenshtein';

/** The two parts of what a client asks for; `query` keeps its question mark, or is empty. */
export interface Address {
  path: string;
  query: string;
}

/** Splits a request target. An absolute one (RFC 9112, 3.2.2) loses its scheme and host. */
export const readAddress = (target: string): Address => {
  const local = target.startsWith('/') ? target : target.replace(/^[a-z]+:\/\/[^/?]*/iu, '');
  const mark = local.indexOf('?');
  return mark === -1
    ? { path: local, query: '' }
    : { path: local.slice(0, mark), query: local.slice(mark) };
};

/** The address of a built file: `about.html` is at `/about`, `index.html` at `/`, any other under its name. */
export const addressOfFile = (name: string): string =>
  encodeURI(`/${name}`).replace(/(?:\/index)?\.html$/u, '') || '/';

const decodeUnreserved = (path: string) =>
  path.replace(/%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][\da])/giu, decodeURIComponent);

const percentEncoded = (sign: string): string =>
  Buffer.from(sign).toString('hex').replaceAll(/../gu, '%$&');

/** What programs that find an address in a text take along with it, as it is asked for. */
const strays = [...'.,;:!)]}>\'"’”»… \n\u00A0\u200B'].flatMap((sign) => [
  sign,
  percentEncoded(sign),
]);

const strayAtTheEnd = (path: string) => strays.find((stray) => path.endsWith(stray));

const withoutStrays = (path: string): string => {
  let rest = path;
  let stray = strayAtTheEnd(rest);
  while (stray) {
    rest = rest.slice(0, -stray.length);
    stray = strayAtTheEnd(rest);
  }
  return rest;
};

/**
 * The path that was most likely meant: lower case, no repeated or trailing
 * slash, no `.html`, no `/index`, no sign of the sentence it stood in. It leads
 * somewhere only if a page is there; compare it with the known addresses before
 * sending anyone to it.
 */
export const canonicalPath = (path: string): string => {
  const plain = decodeUnreserved(path)
    .toLowerCase()
    .replace(/\/{2,}/gu, '/');
  const bare = withoutStrays(plain).replace(/\/$/u, '');
  return bare.replace(/(?:\/index)?(?:\.html)?$/u, '') || '/';
};

const suggestionsAtMost = 3;

/** Longer than any address of ours; a visitor can make them as long as she likes. */
const comparedLength = 80;

/** The pages whose addresses are most like the one asked for, nearest first; none that differs altogether. */
export const nearestPages = <Link extends { path: string }>(
  path: string,
  links: readonly Link[],
): Link[] => {
  const asked = path.slice(0, comparedLength).toLowerCase();
  return links
    .map((link) => ({ link, edits: distance(asked, link.path) }))
    .filter(({ link, edits }) => edits < 0.6 * Math.max(asked.length, link.path.length))
    .sort((one, other) => one.edits - other.edits)
    .slice(0, suggestionsAtMost)
    .map(({ link }) => link);
};

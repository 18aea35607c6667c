import { distance } from 'fastest-levenshtein';

/** The path and query of a request target. `query` includes its question mark, or is empty. */
export interface Address {
  path: string;
  query: string;
}

/** Splits a request target. Drops the scheme and host of an absolute one (RFC 9112, 3.2.2). */
export const readAddress = (target: string): Address => {
  const local = target.startsWith('/') ? target : target.replace(/^[a-z]+:\/\/[^/?]*/iu, '');
  const queryStart = local.indexOf('?');
  return queryStart === -1
    ? { path: local, query: '' }
    : { path: local.slice(0, queryStart), query: local.slice(queryStart) };
};

/** The URL path of a built file: `/about` for `about.html`, `/` for `index.html`, otherwise its own name. */
export const addressOfFile = (name: string): string =>
  encodeURI(`/${name}`).replace(/(?:\/index)?\.html$/u, '') || '/';

const decodeUnreserved = (path: string) =>
  path.replace(/%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][\da])/giu, decodeURIComponent);

const percentEncoded = (character: string): string =>
  Buffer.from(character).toString('hex').replaceAll(/../gu, '%$&');

/** Trailing characters that link detectors mistake for a part of the URL, plain and percent-encoded. */
const strays = [...'.,;:!)]}>\'"’”»… \n\u00A0\u200B'].flatMap((character) => [
  character,
  percentEncoded(character),
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
 * The path that the client most likely meant: lower case, without repeated or trailing slashes,
 * `.html`, `/index` or trailing punctuation. There may be no such page: check the result against
 * the known paths before redirecting to it.
 */
export const likelyPath = (path: string): string => {
  const plain = decodeUnreserved(path)
    .toLowerCase()
    .replace(/\/{2,}/gu, '/');
  const bare = withoutStrays(plain).replace(/\/$/u, '');
  return bare.replace(/(?:\/index)?(?:\.html)?$/u, '') || '/';
};

const suggestionsAtMost = 3;

/** Longer than any path of ours. Caps the cost of comparing, since visitors can send paths of any length. */
const comparedLength = 80;

/** The pages whose paths are most similar to the requested one, closest first; none that is too different. */
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

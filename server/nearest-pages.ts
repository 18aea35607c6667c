import { distance } from 'fastest-levenshtein';
import type { PageLink } from './built-site.ts';

const suggestionsAtMost = 3;

/** Longer than any address of ours; a visitor can make them as long as she likes. */
const comparedLength = 80;

/** The pages whose addresses are most like the one asked for, nearest first; none that differs altogether. */
export const nearestPages = (path: string, links: readonly PageLink[]): PageLink[] => {
  const asked = path.slice(0, comparedLength).toLowerCase();
  return links
    .map((link) => ({ link, edits: distance(asked, link.path) }))
    .filter(({ link, edits }) => edits < 0.6 * Math.max(asked.length, link.path.length))
    .sort((one, other) => one.edits - other.edits)
    .slice(0, suggestionsAtMost)
    .map(({ link }) => link);
};

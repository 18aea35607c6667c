import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const redirectsFile = 'content/redirects.yml';

/** The new address by the old one. `content-check/` has seen that each leads to a page. */
export const readRedirects = (root: string): Record<string, string> => {
  const { redirects } = parse(readFileSync(join(root, redirectsFile), 'utf8')) as {
    redirects: { from: string; to: string }[];
  };
  return Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
};

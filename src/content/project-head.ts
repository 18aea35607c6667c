import type { Project } from '../content-schemas/client-work.ts';
import { longest } from '../content-schemas/lengths.ts';
import type { PageHead } from '../content-schemas/page-head.ts';

const { description: most } = longest;

const inShort = (words: string): string =>
  words.length <= most ? words : `${words.slice(0, most - 1).replace(/\s+\S*$/u, '')}…`;

/** How the page of a project introduces itself; search engines are kept away from samples. */
export const projectHead = ({ name, trade, city, done, sample }: Project): PageHead => ({
  title: `${name} | ${trade} in ${city}`,
  description: inShort(done),
  keywords: [name, `${trade} website`, `${city} web design`],
  index: !sample,
});

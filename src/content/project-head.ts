import type { Project } from '../content-schemas/client-work.ts';
import { longest } from '../seo/page-addresses.ts';
import type { PageHead } from '../content-schemas/page-head.ts';
import { unmarked } from '../preview/marks.ts';

const { description: most } = longest;

const inShort = (words: string): string =>
  words.length <= most ? words : `${words.slice(0, most - 1).replace(/\s+\S*$/u, '')}…`;

/** How the page of a project introduces itself; search engines are kept away from samples. */
export const projectHead = ({ sample, ...project }: Project): PageHead => {
  const { name, trade, city, done } = unmarked({
    name: project.name,
    trade: project.trade,
    city: project.city,
    done: project.done,
  });
  return {
    title: `${name} | ${trade} in ${city}`,
    description: inShort(done),
    keywords: [name, `${trade} website`, `${city} web design`],
    index: !sample,
  };
};

import type { Project } from '../content-schemas/client-work.ts';
import type { PageHead } from '../content-schemas/page-head.ts';

/** How the page of a project introduces itself; search engines are kept away from samples. */
export const projectHead = ({ name, trade, city, done, sample }: Project): PageHead => ({
  title: `${name} | ${trade} in ${city}`,
  description: done,
  keywords: [name, `${trade} website`, `${city} web design`],
  index: !sample,
});

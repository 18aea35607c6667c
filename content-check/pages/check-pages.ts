import { inOrder, type Problem } from '../problem.ts';
import { readEntries } from '../read-entries.ts';
import { doorwayProblems } from './doorway.ts';
import { anchorProblems, linkProblems } from './links.ts';
import { seoProblems } from './seo.ts';
import { readIndexedPages } from './site-page.ts';

/** What is wrong with the pages that were built into `site` from the content below `root`, by file and line. */
export const checkPages = (root: string, site: string): Problem[] => {
  const { entries } = readEntries(root);
  const pages = readIndexedPages(site, entries);
  return inOrder([
    ...linkProblems(pages),
    ...anchorProblems(site, entries),
    ...doorwayProblems(pages),
    ...seoProblems(pages),
  ]);
};

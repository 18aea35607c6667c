import type { PageHead } from '../content-schemas/page-head.ts';

/** What a page is called where other pages name it: its short name, or its title without what follows the bar. */
export const pageName = ({ crumb, title }: Pick<PageHead, 'crumb' | 'title'>): string =>
  crumb ?? title.split(' | ')[0] ?? title;

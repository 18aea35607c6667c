import { printableLine } from '@agency/leads/printable-text.ts';
import type { Page } from './page.ts';

/** What a stranger notices about a website, in words for its owner. All of it is plain text. */
export interface Finding {
  subject: string;
  /** What we found; her own words are in quotation marks. */
  found: string;
  /** Why it matters to her. */
  means: string;
  /** What to do first. A finding without it is good. */
  first?: string;
  notLookedAt: string;
}

/** Words of a website, in quotation marks. */
export const quoted = (text: string): string => `“${printableLine(text, 160)}”`;

/** Looks at one page, and asks for nothing over the network. */
export type Check = (page: Page) => Finding;

/** Makes a check of its fixed words and of what a page gives to say and to do, the most important first. */
export const checkOf =
  (
    words: Pick<Finding, 'subject' | 'means' | 'notLookedAt'>,
    judge: (page: Page) => { found: string; toDo: (string | false)[] },
  ): Check =>
  (page) => {
    const { found, toDo } = judge(page);
    return { ...words, found, first: toDo.find((task) => task !== false) };
  };

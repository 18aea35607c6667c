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

/** A check from its fixed words and from what a page gives to say: what was found, and what to do if it isn’t good. */
export const checkOf =
  (
    words: Pick<Finding, 'subject' | 'means' | 'notLookedAt'>,
    judge: (page: Page) => readonly [found: string, first?: string],
  ): Check =>
  (page) => {
    const [found, first] = judge(page);
    return { ...words, found, ...(first && { first }) };
  };

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

/** Looks at one page, and asks for nothing over the network. Of what there is to do, the most important comes first. */
export type Check = (page: Page) => Omit<Finding, 'first'> & { toDo: (string | false)[] };

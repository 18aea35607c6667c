import type { Finding } from '@agency/leads/forms/first-look.ts';
import { printableLine } from '@agency/leads/printable-text.ts';
import type { Page } from './page.ts';

/** Words of a website, in quotation marks. */
export const quoted = (text: string): string => `“${printableLine(text, 160)}”`;

/** Looks at one page, and asks for nothing over the network. Of what there is to do, the most important comes first. */
export type Check = (page: Page) => Omit<Finding, 'first'> & { toDo: (string | false)[] };

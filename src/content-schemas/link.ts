import { z } from 'astro/zod';
import { nameOf } from './reference.ts';

const insidePath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/u;

/** An address inside the site, in its canonical form. */
export const path = nameOf('address').regex(
  insidePath,
  'Write the address in lower case, beginning with "/" and not ending with "/", for example /contact',
);

/** A link with its words. */
export const link = z.strictObject({
  label: z.string().min(1).describe('The words on the link, as the visitor reads them'),
  href: path.describe('Where it leads: an address of this site such as /contact'),
});

export const outsideLink = z.strictObject({
  label: z.string().min(1).describe('The words on the link'),
  href: z.url({ protocol: /^https$/u, error: 'Write the full address, beginning with https://' }),
});

import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';

/** What a field of one file may name that stands in another one. */
export type Target =
  'address' | 'category' | 'package' | 'picture' | 'project' | 'skyline' | 'testimonial';

/** Which fields name something; whether it is there is for `content-check/` to see, which knows all files. */
export const references = z.registry<{ target: Target }>();

/** A field that names something of this kind. */
export const nameOf = (target: Target) => z.string().register(references, { target });

/** A day of the calendar. Astro hands over a date where the file has no quotes around it, and a text where it has. */
export const day = z.union(
  [z.date(), z.iso.date().transform((text) => new Date(text))],
  'Write a day of the calendar as year, month and day, for example 2026-11-09',
);

/** An address inside the site, in its canonical form. */
export const path = nameOf('address').regex(
  /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/u,
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

/** The links at the end of a page. */
export const links = z
  .array(link)
  .min(1)
  .describe('The links to go on with; the first is the button');

export const heading = z.string().describe('One word between asterisks is emphasised: Be *found*');

/** The owner keeps it to herself for now: it is on no page and at no address, except in development. */
export const hidden = z.boolean().optional().describe('true keeps it off the site for now');

export const eyebrow = z.string().max(60).describe('The short line above the heading');

export const titledText = z.strictObject({ title: z.string(), text: z.string() });

/** A text with a number in it. */
export const textWithCount = z
  .string()
  .includes('{count}', { error: 'Write {count} where the number goes' });

export const percentage = z.string().regex(/^\d{1,3}%$/u, 'Write a whole percentage, such as 40%');

/** A picture file, named relative to the content file. */
export const picture = ({ image }: SchemaContext) => image();

/** A picture that tells something, with the words for those who cannot see it. */
export const describedPicture = (context: SchemaContext) =>
  z.strictObject({
    picture: picture(context).describe('The file, for example ../pictures/portrait.webp'),
    alt: z.string().min(10).max(160).describe('What it shows, in one sentence'),
  });

import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';

/** What a field of one file may name that stands in another one. */
export type Target =
  'address' | 'category' | 'package' | 'picture' | 'project' | 'skyline' | 'testimonial';

/** Which fields name something; whether it is there is for `content-check/` to see, which knows all files. */
export const references = z.registry<{ target: Target }>();

/** A field that names something of this kind. */
export const nameOf = (target: Target) => z.string().register(references, { target });

/** A package of `content/packages.yml`. */
export const packageName = nameOf('package').meta({
  title: 'Package',
  description: 'Name and price come from the list of prices',
});

/** A few words in one line. Every field has a title and a description: the back office shows them. */
export const shortText = (title: string, description: string) =>
  z.string().meta({ title, description });

/** A sentence or more. */
export const longText = (title: string, description: string) =>
  z.string().meta({ title, description, widget: 'longText' });

/** A day of the calendar. Astro hands over a date where the file has no quotes around it, and a text where it has. */
export const day = z
  .union(
    [z.date(), z.iso.date().transform((text) => new Date(text))],
    'Write a day of the calendar as year, month and day, for example 2026-11-09',
  )
  .meta({ title: 'Day', description: 'A day of the calendar', widget: 'day' });

/** An address inside the site, in its canonical form. */
export const path = nameOf('address')
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/u,
    'Write the address in lower case, beginning with "/" and not ending with "/", for example /contact',
  )
  .meta({
    title: 'Leads to',
    description: 'Where it leads: an address of this site such as /contact',
  });

/** A link with its words. */
export const link = z
  .strictObject({
    label: shortText('Words', 'The words on the link, as the visitor reads them').min(1),
    href: path,
  })
  .meta({ title: 'Link', description: 'The words on it, and the page it leads to' });

export const button = link.meta({ title: 'Button' });

export const outsideLink = z
  .strictObject({
    label: shortText('Words', 'The words on the link').min(1),
    href: z
      .url({ protocol: /^https$/u, error: 'Write the full address, beginning with https://' })
      .meta({ title: 'Leads to', description: 'The full address, beginning with https://' }),
  })
  .meta({ title: 'Link', description: 'A page of somebody else' });

/** The links at the end of a page. */
export const links = z.array(link).min(1).meta({
  title: 'Links',
  description: 'The links to go on with; the first is the button',
});

export const heading = z.string().meta({
  title: 'Heading',
  description: 'One word between asterisks is emphasized: Be *found*',
  widget: 'heading',
});

export const eyebrow = shortText('Line above', 'The short line above the heading').max(60);

/** What the name of a section is where nobody sees it but screen readers, and the like. */
export const plainHeading = shortText('Heading', 'What stands above this part');

export const intro = longText('Introduction', 'One or two sentences below the heading');

export const text = longText('Text', 'The words below the heading');

export const paragraphs = z
  .array(longText('Paragraph', 'One thought'))
  .min(1)
  .meta({ title: 'Paragraphs', description: 'The text, paragraph by paragraph' });

/** Short lines with a mark before each. */
export const points = z
  .array(shortText('Point', 'A few words'))
  .meta({ title: 'Points', description: 'Short lines with a mark before each' });

export const titledText = z
  .strictObject({
    title: shortText('Title', 'The few words it begins with'),
    text: longText('Text', 'What there is to say about it'),
  })
  .meta({ title: 'Entry', description: 'A title, and the words below it' });

/** The owner keeps it to herself for now: it is on no page and at no address, except in development. */
export const hidden = z
  .boolean()
  .optional()
  .meta({ title: 'Hidden', description: 'Keeps it off the site for now' });

/** A text with a number in it. */
export const textWithCount = z
  .string()
  .includes('{count}', { error: 'Write {count} where the number goes' })
  .meta({ title: 'Words', description: '{count} stands where the number goes' });

export const percentage = z
  .string()
  .regex(/^\d{1,3}%$/u, 'Write a whole percentage, such as 40%')
  .meta({ title: 'Figure', description: 'A whole percentage, such as 40%' });

/** A picture file, named relative to the content file. */
export const picture = ({ image }: SchemaContext) =>
  image().meta({
    title: 'File',
    description: 'The file, for example ../pictures/portrait.webp',
    widget: 'picture',
  });

/** A picture that tells something, with the words for those who cannot see it. */
export const describedPicture = (context: SchemaContext) =>
  z
    .strictObject({
      picture: picture(context),
      alt: longText('What it shows', 'One sentence for those who cannot see it').min(10).max(160),
    })
    .meta({ title: 'Picture', description: 'A picture, and what it shows in words' });

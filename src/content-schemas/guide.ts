import { z } from 'astro/zod';
import { link, longText, paragraphs, plainHeading, shortText } from './fields.ts';

const point = z
  .strictObject({
    do: shortText('What to do', 'What to do, as an order: Keep hours true').max(90),
    why: longText('Why', 'Why it matters, in a sentence').max(230),
    check: longText('Check', 'How to see where one stands, with free tools').max(260),
  })
  .meta({ title: 'Point' });

const section = z
  .strictObject({
    title: shortText('Title', 'The title of the page in the guide').max(40),
    intro: longText('Introduction', 'One sentence below the title').max(150),
    points: z
      .array(point)
      .min(1)
      .max(10, 'A page of the guide has room for ten points')
      .meta({ title: 'Points', description: 'What to do, in order; up to ten' }),
  })
  .meta({ title: 'Section' });

const tool = z
  .strictObject({
    name: shortText('Name', 'What the tool is called'),
    use: shortText('Use', 'What it is good for'),
    address: z
      .string()
      .regex(
        /^[a-z0-9.-]+\.[a-z]+(?:\/\S*)?$/u,
        'Write the address without https://, for example pagespeed.web.dev',
      )
      .meta({
        title: 'Address',
        description: 'Its address without https://, for example pagespeed.web.dev',
      }),
  })
  .meta({ title: 'Tool' });

const introduction = z
  .strictObject({
    heading: plainHeading,
    paragraphs,
    order: z
      .strictObject({
        heading: plainHeading,
        items: z
          .array(shortText('Line', 'One line of the panel'))
          .length(5, 'The panel has room for exactly five lines')
          .meta({ title: 'Lines', description: 'What to begin with, in five lines' }),
      })
      .meta({ title: 'Order', description: 'The panel that says where to begin' }),
    tools: z
      .strictObject({
        heading: plainHeading,
        items: z
          .array(tool)
          .meta({ title: 'Tools', description: 'The free tools that the guide names' }),
      })
      .meta({ title: 'Tools', description: 'What is needed to follow the guide' }),
  })
  .meta({ title: 'How to use it', description: 'The page after the cover' });

const step = link
  .extend({
    title: shortText('Title', 'The few words it begins with'),
    text: longText('Text', 'Why to follow it'),
  })
  .meta({ title: 'Link' });

const closing = z
  .strictObject({
    heading: plainHeading,
    paragraphs,
    steps: z
      .array(step)
      .length(2, 'The last page offers exactly two links')
      .meta({ title: 'Links', description: 'The two ways to go on' }),
    note: longText('Note', 'The last words of the guide'),
  })
  .meta({ title: 'Closing', description: 'The last page' });

const labels = z
  .strictObject({
    contents: shortText('Contents', 'Stands above the list of sections'),
    check: shortText('Check', 'Stands before each check'),
    page: shortText('Page', 'Stands before the number of a page'),
  })
  .meta({ title: 'Small words', description: 'Words that come again on every page' });

/** `content/guide.yml`: the free Ultimate SEO guide, which `src/guide/` sets as a PDF. */
export const guide = z.strictObject({
  title: shortText('Title', 'The title on the cover'),
  subtitle: shortText('Subtitle', 'Below the title'),
  edition: shortText('Edition', 'The month and year it was last checked'),
  description: longText('Description', 'What the file says about itself'),
  keywords: z
    .array(shortText('Phrase', 'One or a few words'))
    .min(1)
    .meta({ title: 'Phrases', description: 'What the file is about, for search engines' }),
  labels,
  intro: introduction,
  sections: z
    .array(section)
    .min(2)
    .max(6, 'The guide has ten pages at most: six sections')
    .meta({ title: 'Sections', description: 'A page each, two to six' }),
  closing,
});

export type GuideContent = z.infer<typeof guide>;

import { z } from 'astro/zod';
import { eyebrow, heading, link, titledText } from './fields.ts';
import { emailFormWords, guideDownload } from './forms.ts';
import { pageFile } from './page-head.ts';

const point = z.strictObject({
  do: z.string().max(90).describe('What to do, as an order: Keep hours true'),
  why: z.string().max(230).describe('Why it matters, in a sentence'),
  check: z.string().max(260).describe('How to see where one stands, with free tools'),
});

const section = z.strictObject({
  title: z.string().max(40),
  intro: z.string().max(150),
  points: z.array(point).min(1).max(10, 'A page of the guide has room for ten points'),
});

const introduction = z.strictObject({
  heading: z.string(),
  paragraphs: z.array(z.string()).min(1),
  order: z.strictObject({
    heading: z.string(),
    items: z.array(z.string()).length(5, 'The panel has room for exactly five lines'),
  }),
  tools: z.strictObject({
    heading: z.string(),
    items: z.array(
      z.strictObject({
        name: z.string(),
        use: z.string(),
        address: z
          .string()
          .regex(
            /^[a-z0-9.-]+\.[a-z]+(?:\/\S*)?$/u,
            'Write the address without https://, for example pagespeed.web.dev',
          ),
      }),
    ),
  }),
});

const closing = z.strictObject({
  heading: z.string(),
  paragraphs: z.array(z.string()).min(1),
  steps: z
    .array(link.extend({ title: z.string(), text: z.string() }))
    .length(2, 'The last page offers exactly two links'),
  note: z.string(),
});

/** `content/guide.yml`: the free Ultimate SEO guide, which `src/guide/` sets as a PDF. */
export const guide = z.strictObject({
  title: z.string(),
  subtitle: z.string(),
  edition: z.string().describe('The month and year it was last checked'),
  description: z.string().describe('What the file says about itself'),
  keywords: z.array(z.string()).min(1),
  labels: z.strictObject({
    contents: z.string(),
    check: z.string().describe('Stands before each check'),
    page: z.string(),
  }),
  intro: introduction,
  sections: z.array(section).min(2).max(6, 'The guide has ten pages at most: six sections'),
  closing,
});

export type GuideContent = z.infer<typeof guide>;

/** `content/guide-offer.yml`: the words under which the guide is given away, wherever that is. */
export const guideOffer = z.strictObject({
  form: emailFormWords.extend({
    note: z.string().describe('What happens with the address, below the button'),
  }),
  success: z.string().describe('Takes the place of the form once the address is stored'),
  download: guideDownload,
  popup: z.strictObject({
    eyebrow: z.string(),
    heading,
    text: z.string(),
    close: z.string().describe('The name of the x button, for those who cannot see it'),
  }),
});

export type GuideOffer = z.infer<typeof guideOffer>;

/** `content/pages/googlemesis.yml`. The form's own words are in `content/guide-offer.yml`. */
export const guidePage = pageFile('guide', {
  hero: z.strictObject({
    eyebrow,
    heading,
    text: z.string(),
    link: z.string().describe('Leads down to the form'),
    search: z.strictObject({
      alt: z.string().describe('What the drawn search shows, for those who cannot see it'),
      query: z.string().max(32),
      others: z.array(z.string().max(40)).length(2),
      you: z.string().max(30),
    }),
  }),
  guide: z.strictObject({
    heading,
    text: z.string(),
    chapters: z.array(titledText).min(3).max(8),
  }),
  searches: z.strictObject({ heading, items: z.array(titledText).length(3) }),
});

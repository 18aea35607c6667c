import { z } from 'astro/zod';
import {
  entries,
  eyebrow,
  group,
  heading,
  list,
  longText,
  pageLink,
  paragraphs,
  plainHeading,
  shortText,
  text,
  titledTexts,
  topOfPage,
} from './fields.ts';
import { emailFormWithNote, guideDownload } from './forms.ts';
import { pageFile } from './page-head.ts';

/** `content/guide.yml`: the free Ultimate SEO guide, which `site/guide/` typesets as a PDF. */
export const guide = z.strictObject({
  title: shortText('Title', 'The title on the cover'),
  subtitle: shortText('Subtitle', 'Below the title'),
  edition: shortText('Edition', 'The month and year it was last checked'),
  description: longText('Description', 'What the file says about itself'),
  keywords: list('Phrases', 'What the file is about, for search engines', shortText('Phrase')).min(
    1,
  ),
  labels: group('Words on every page', 'Words that come again on every page', {
    contents: shortText('Contents', 'Stands above the list of sections'),
    check: shortText('Check', 'Stands before each check'),
    page: shortText('Page', 'Stands before the number of a page'),
  }),
  intro: group('How to use it', 'The page after the cover', {
    heading: plainHeading,
    paragraphs,
    order: group('Order', 'The panel that says where to begin', {
      heading: plainHeading,
      items: list('Lines', 'What to begin with, in five lines', shortText('Line')).length(5),
    }),
    tools: group('Tools', 'What is needed to follow the guide', {
      heading: plainHeading,
      items: entries('Tools', 'The free tools that the guide names', 'Tool', {
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
      }),
    }),
  }),
  sections: entries('Sections', 'A page each, two to six', 'Section', {
    title: shortText('Title', 'The title of the page in the guide').max(40),
    intro: longText('Introduction', 'One sentence below the title').max(150),
    points: entries('Points', 'What to do, in order; up to ten', 'Point', {
      do: shortText('What to do', 'What to do, as an order: Keep hours true').max(90),
      why: longText('Why', 'Why it matters, in a sentence').max(230),
      check: longText('Check', 'How to see where one stands, with free tools').max(260),
    })
      .min(1)
      .max(10),
  })
    .min(2)
    .max(6),
  closing: group('Last page', 'The last page', {
    heading: plainHeading,
    paragraphs,
    steps: entries('Links', 'The two ways to go on', 'Link', {
      ...pageLink.shape,
      title: shortText('Title', 'The few words it begins with'),
      text: longText('Text', 'Why to follow it'),
    }).length(2),
    note: longText('Note', 'The last words of the guide'),
  }),
});

export type GuideContent = z.infer<typeof guide>;

/** `content/guide-offer.yml`: the words of the guide offer, wherever it appears. */
export const guideOffer = z.strictObject({
  form: emailFormWithNote,
  success: longText('Answer', 'Takes the place of the form once the address is stored'),
  download: guideDownload,
  popup: group('Popup', 'Opens on the home page, once a day at most', {
    eyebrow,
    heading,
    text,
    close: shortText('Close', 'The name of the x button, for those who cannot see it'),
  }),
});

export type GuideOffer = z.infer<typeof guideOffer>;

/** `content/pages/googlemesis.yml`. The form's own words are in `content/guide-offer.yml`. */
export const guidePage = pageFile('guide', {
  hero: topOfPage({
    eyebrow,
    heading,
    text,
    link: shortText('Link', 'Leads down to the form'),
    search: group('Drawing of a search', 'The drawing of a search beside the words', {
      alt: longText('What it shows', 'What the drawn search shows, for those who cannot see it'),
      query: shortText('Search', 'What is typed').max(32),
      others: list(
        'Other results',
        'The two results that are there already',
        shortText('Result').max(40),
      ).length(2),
      you: shortText('Your result', 'The line that waits for the reader').max(30),
    }),
  }),
  guide: group('What’s in the guide', 'Chapter by chapter', {
    heading,
    text,
    chapters: titledTexts('Chapters', 'What is in the guide, chapter by chapter', 'Chapter')
      .min(3)
      .max(8),
  }),
  searches: group('Searches to try', 'What to try at once', {
    heading,
    items: titledTexts('Searches', 'Three searches, each with what to look for', 'Search').length(
      3,
    ),
  }),
});

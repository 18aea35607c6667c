import { z } from 'astro/zod';
import { eyebrow, group, heading, list, longText, shortText, text, titledText } from './fields.ts';
import { emailFormWords, guideDownload } from './forms.ts';
import { pageFile } from './page-head.ts';

const popup = group('Popup', 'Opens on the home page, once a day at most', {
  eyebrow: shortText('Line above', 'The short line above the heading'),
  heading,
  text,
  close: shortText('Close', 'The name of the x button, for those who cannot see it'),
});

/** `content/guide-offer.yml`: the words under which the guide is given away, wherever that is. */
export const guideOffer = z.strictObject({
  form: emailFormWords
    .extend({ note: longText('Note', 'What happens with the address, below the button') })
    .meta({ title: 'Form', description: 'The words of the form' }),
  success: longText('Answer', 'Takes the place of the form once the address is stored'),
  download: guideDownload,
  popup,
});

export type GuideOffer = z.infer<typeof guideOffer>;

const search = group('Drawing of a search', 'The drawing of a search beside the words', {
  alt: longText('What it shows', 'What the drawn search shows, for those who cannot see it'),
  query: shortText('Search', 'What is typed').max(32),
  others: list(
    'Other results',
    'The two results that are there already',
    shortText('Result', 'A few words').max(40),
  ).length(2),
  you: shortText('Your result', 'The line that waits for the reader').max(30),
});

const chapters = list(
  'Chapters',
  'What is in the guide, chapter by chapter',
  titledText.meta({ title: 'Chapter' }),
)
  .min(3)
  .max(8);

const searches = list(
  'Searches',
  'Three searches, each with what to look for',
  titledText.meta({ title: 'Search' }),
).length(3);

/** `content/pages/googlemesis.yml`. The form's own words are in `content/guide-offer.yml`. */
export const guidePage = pageFile('guide', {
  hero: group('Top of the page', 'The first section of the page', {
    eyebrow,
    heading,
    text,
    link: shortText('Link', 'Leads down to the form'),
    search,
  }),
  guide: group('What’s in the guide', 'Chapter by chapter', { heading, text, chapters }),
  searches: group('Searches to try', 'What to try at once', { heading, items: searches }),
});

import { z } from 'astro/zod';
import { eyebrow, heading, longText, shortText, text, titledText } from './fields.ts';
import { emailFormWords, guideDownload } from './forms.ts';
import { pageFile } from './page-head.ts';

const popup = z
  .strictObject({
    eyebrow: shortText('Line above', 'The short line above the heading'),
    heading,
    text,
    close: shortText('Close', 'The name of the x button, for those who cannot see it'),
  })
  .meta({ title: 'Popup', description: 'Opens on the home page, once a day at most' });

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

const search = z
  .strictObject({
    alt: longText('What it shows', 'What the drawn search shows, for those who cannot see it'),
    query: shortText('Search', 'What is typed').max(32),
    others: z
      .array(shortText('Result', 'A few words').max(40))
      .length(2)
      .meta({ title: 'Other results', description: 'The two results that are there already' }),
    you: shortText('Your result', 'The line that waits for the reader').max(30),
  })
  .meta({ title: 'Drawn search', description: 'The drawing of a search beside the words' });

const chapters = z
  .array(titledText.meta({ title: 'Chapter' }))
  .min(3)
  .max(8)
  .meta({ title: 'Chapters', description: 'What is in the guide, chapter by chapter' });

const searches = z
  .array(titledText.meta({ title: 'Search' }))
  .length(3)
  .meta({ title: 'Searches', description: 'Three searches, each with what to look for' });

/** `content/pages/googlemesis.yml`. The form's own words are in `content/guide-offer.yml`. */
export const guidePage = pageFile('guide', {
  hero: z
    .strictObject({
      eyebrow,
      heading,
      text,
      link: shortText('Link', 'Leads down to the form'),
      search,
    })
    .meta({ title: 'Beginning', description: 'The first section of the page' }),
  guide: z
    .strictObject({ heading, text, chapters })
    .meta({ title: 'The guide', description: 'What is in it' }),
  searches: z
    .strictObject({ heading, items: searches })
    .meta({ title: 'Searches', description: 'What to try at once' }),
});

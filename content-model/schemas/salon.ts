import {
  entries,
  eyebrow,
  group,
  list,
  longText,
  plainHeading,
  sample,
  shortText,
  text,
  topOfPage,
} from './fields.ts';
import { buttonWords, emailFormWords } from './forms.ts';
import { noindexPageFile } from './page-head.ts';
import { describedPicture } from './pictures.ts';

/** `content/pages/templates/salon.yml`: a sample layout, filled with an invented salon. */
export const salonPage = noindexPageFile('salon', {
  sample: sample.meta({ description: 'On while the salon is invented' }),
  notice: group('Notice', 'The line at the top of the page', {
    text: longText('Text', 'Says that the page is a sample'),
    link: shortText('Link', 'The words on the link to us'),
  }),
  name: shortText('Name', 'What the salon is called'),
  tagline: shortText('Tagline', 'Stands below the name'),
  hero: topOfPage({
    eyebrow,
    heading: plainHeading,
    text,
    button: buttonWords,
  }),
  about: group('About', 'Who the salon is', { heading: plainHeading, text }),
  services: group('Services', 'What the salon offers', {
    heading: plainHeading,
    text,
    items: entries('Services', 'What the salon offers, with prices', 'Service', {
      name: shortText('Name', 'What it is called'),
      text: longText('Text', 'What is done'),
      price: shortText('Price', 'As it is written on the page'),
    }).min(2),
  }),
  portfolio: group('Portfolio', 'What the salon has made', {
    heading: plainHeading,
    text,
    items: entries('Pictures', 'Six pictures of its work', 'Picture', {
      ...describedPicture('portfolio').shape,
      caption: shortText('Caption', 'Stands below the picture'),
    }).length(6),
  }),
  visit: group('Address and hours', 'Where the salon is, and when it is open', {
    heading: plainHeading,
    address: shortText('Address', 'Street and city'),
    hours: list('Hours', 'When it is open, line by line', shortText('Line')),
    phone: shortText('Phone', 'The number as it is written'),
  }),
  newsletter: group('Newsletter', 'The sign-up at the end of the page', {
    heading: plainHeading,
    text,
    ...emailFormWords.shape,
    answer: longText('Answer', 'What Subscribe answers; nothing is stored'),
  }),
  footer: shortText('Last line', 'Stands at the very end of the page'),
});

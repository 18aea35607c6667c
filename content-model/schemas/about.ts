import {
  entries,
  eyebrow,
  group,
  heading,
  intro,
  labeled,
  link,
  longText,
  paragraphs,
  path,
  shortText,
  text,
  titledText,
  titledTexts,
  topOfPage,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { portrait } from './pictures.ts';
import { callToAction, question, questionList, testimonials } from './sections.ts';

/** `content/pages/about.yml` */
export const aboutPage = pageFile('about', {
  hero: topOfPage({ eyebrow, heading, intro, portrait }),
  mission: group('Mission', 'What the agency is for', {
    eyebrow,
    heading,
    paragraphs,
    quote: longText('Quotation', 'One sentence, set large above the bridge'),
  }),
  differentiators: group('What sets us apart', 'Five things we do differently', {
    heading,
    items: entries('Differences', 'The five things that set us apart', 'Difference', {
      ...titledText,
      link: link.optional().meta({ description: 'Where more is told, if anywhere' }),
    }).length(5),
  }),
  services: group('Services', 'What we do, in short', {
    heading,
    text,
    items: entries('Services', 'What we offer, each with its page', 'Service', {
      ...titledText,
      href: path,
    }).min(3),
    more: labeled('Further link', 'Stands below the services', link),
  }),
  values: group('Values', 'What we hold ourselves to', {
    heading,
    items: titledTexts('Values', 'Our five values, each with a sentence or two', 'Value').length(5),
  }),
  callToAction,
  testimonials,
  faqs: group('Questions', 'What people often ask, at the end of the page', {
    eyebrow,
    heading,
    items: questionList({
      above: shortText(
        'Heading above',
        'A small heading that begins a new part of the list',
      ).optional(),
      ...question,
    }),
  }),
});

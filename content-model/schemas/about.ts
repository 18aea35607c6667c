import type { SchemaContext } from 'astro:content';
import {
  entry,
  eyebrow,
  group,
  heading,
  intro,
  link,
  list,
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

const hero = (context: SchemaContext) =>
  topOfPage({
    eyebrow,
    heading,
    intro,
    portrait: portrait(context),
  });

const mission = group('Mission', 'What the agency is for', {
  eyebrow,
  heading,
  paragraphs,
  quote: longText('Quotation', 'One sentence, set large above the bridge'),
});

const differentiators = group('What sets us apart', 'Five things we do differently', {
  heading,
  items: list(
    'Differences',
    'The five things that set us apart',
    titledText
      .extend({
        link: link.optional().meta({ description: 'Where more is told, if anywhere' }),
      })
      .meta({ title: 'Difference' }),
  ).length(5, 'The page tells five differentiators'),
});

const services = group('Services', 'What we do, in short', {
  heading,
  text,
  items: list(
    'Services',
    'What we offer, each with its page',
    titledText.extend({ href: path }).meta({ title: 'Service' }),
  ).min(3),
  more: link.meta({ title: 'Further link', description: 'Stands below the services' }),
});

const values = group('Values', 'What we hold ourselves to', {
  heading,
  items: titledTexts('Values', 'Our five values, each with a sentence or two', 'Value').length(
    5,
    'The agency has five values',
  ),
});

const questionWithHeading = entry('Question', {
  above: shortText(
    'Heading above',
    'A small heading that begins a new part of the list',
  ).optional(),
  ...question.shape,
});

const faqs = group('Questions', 'What people often ask, at the end of the page', {
  eyebrow,
  heading,
  items: questionList(questionWithHeading),
});

/** `content/pages/about.yml` */
export const aboutPage = (context: SchemaContext) =>
  pageFile('about', {
    hero: hero(context),
    mission,
    differentiators,
    services,
    values,
    callToAction: callToAction(context),
    testimonials,
    faqs,
  });

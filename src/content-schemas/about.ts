import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  describedPicture,
  eyebrow,
  heading,
  intro,
  link,
  longText,
  paragraphs,
  path,
  shortText,
  text,
  titledText,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { callToAction, question, questionList, testimonials } from './sections.ts';

const hero = (context: SchemaContext) =>
  z
    .strictObject({
      eyebrow,
      heading,
      intro,
      portrait: describedPicture(context).meta({ title: 'Portrait' }),
    })
    .meta({ title: 'Beginning', description: 'The first section of the page' });

const mission = z
  .strictObject({
    eyebrow,
    heading,
    paragraphs,
    quote: longText('Quotation', 'One sentence, set large above the bridge'),
  })
  .meta({ title: 'Mission', description: 'What the agency is for' });

const differentiators = z
  .strictObject({
    heading,
    items: z
      .array(
        titledText
          .extend({
            link: link.optional().meta({ description: 'Where more is told, if anywhere' }),
          })
          .meta({ title: 'Difference' }),
      )
      .length(5, 'The page tells five differentiators')
      .meta({ title: 'Differences', description: 'The five things that set us apart' }),
  })
  .meta({ title: 'What sets us apart', description: 'Five things we do differently' });

const services = z
  .strictObject({
    heading,
    text,
    items: z
      .array(titledText.extend({ href: path }).meta({ title: 'Service' }))
      .min(3)
      .meta({ title: 'Services', description: 'What we offer, each with its page' }),
    more: link.meta({ title: 'Further link', description: 'Stands below the services' }),
  })
  .meta({ title: 'Services', description: 'What we do, in short' });

const values = z
  .strictObject({
    heading,
    items: z
      .array(titledText.meta({ title: 'Value' }))
      .length(5, 'The agency has five values')
      .meta({ title: 'Values', description: 'Our five values, each with a sentence or two' }),
  })
  .meta({ title: 'Values', description: 'What we hold ourselves to' });

const questionWithHeading = z
  .strictObject({
    above: shortText(
      'Heading above',
      'A small heading that begins a new part of the list',
    ).optional(),
    ...question.shape,
  })
  .meta({ title: 'Question' });

const faqs = z
  .strictObject({
    eyebrow,
    heading,
    items: questionList(questionWithHeading),
  })
  .meta({ title: 'Questions', description: 'What people often ask, at the end of the page' });

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

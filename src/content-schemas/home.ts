import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  button,
  describedPicture,
  eyebrow,
  heading,
  link,
  longText,
  paragraphs,
  path,
  percentage,
  picture,
  plainHeading,
  points,
  shortText,
  text,
  titledText,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { callToAction, introduction, questions, testimonials } from './sections.ts';

const scene = (context: SchemaContext) =>
  z
    .strictObject({
      wide: picture(context).meta({
        title: 'Wide',
        description: 'Behind the words on a wide screen, 2400 × 1350 pixels',
      }),
      phone: picture(context).meta({
        title: 'Upright',
        description: 'The same scene upright, 1080 × 1500 pixels',
      }),
    })
    .meta({ title: 'Scene', description: 'The picture behind the first words' });

const hero = (context: SchemaContext) =>
  z
    .strictObject({
      eyebrow,
      heading,
      tagline: shortText('Tagline', 'Stands below the heading'),
      text,
      button,
      link,
      scene: scene(context),
    })
    .meta({ title: 'Beginning', description: 'The first section of the page' });

const vacant = z
  .strictObject({
    name: shortText('Sign', 'On the board over the shop').max(24),
    text: shortText('Plate', 'Below the house').max(40),
    href: path,
  })
  .meta({ title: 'Empty shop', description: 'The last house, which is waiting for the reader' });

const about = (context: SchemaContext) =>
  z
    .strictObject({
      eyebrow,
      heading,
      paragraphs,
      quote: longText('Quotation', 'One sentence, set large in the margin'),
      portrait: describedPicture(context).meta({ title: 'Portrait' }),
      button,
    })
    .meta({ title: 'About us', description: 'Who we are, in short' });

const serviceCard = z
  .strictObject({
    title: shortText('Title', 'What the service is called'),
    text: longText('Text', 'Whom it is for'),
    points: points.length(3, 'A service card has room for exactly three points'),
    link,
  })
  .meta({ title: 'Service' });

const services = z
  .strictObject({
    eyebrow,
    heading,
    text,
    cards: z
      .array(serviceCard)
      .length(2, 'The home page shows exactly two services')
      .meta({ title: 'Services', description: 'Our two services, a card each' }),
  })
  .meta({ title: 'Services', description: 'What we do' });

const result = z
  .strictObject({ value: percentage, label: shortText('Label', 'Stands below the figure') })
  .meta({ title: 'Result' });

const proof = z
  .strictObject({
    figure: shortText('Figure', 'Set very large: 200+').max(5),
    heading: shortText('Heading', 'Continues the figure'),
    text,
    results: z
      .array(result)
      .length(3)
      .meta({ title: 'Results', description: 'Three figures of one client' }),
    link,
  })
  .meta({ title: 'Proof', description: 'What our work has done for others' });

const process = z
  .strictObject({
    eyebrow,
    heading,
    steps: z
      .array(titledText.meta({ title: 'Step' }))
      .length(4)
      .meta({ title: 'Steps', description: 'The four steps, in order' }),
  })
  .meta({ title: 'Process', description: 'How we work, in four steps' });

/** `content/pages/home.yml` */
export const homePage = (context: SchemaContext) =>
  pageFile('home', {
    hero: hero(context),
    work: introduction.extend({ eyebrow, vacant }).meta({
      title: 'Main Street',
      description: 'The words above the houses, one for each project',
    }),
    about: about(context),
    services,
    proof,
    testimonials,
    packages: z
      .strictObject({ eyebrow, heading, text, link })
      .meta({ title: 'Packages', description: 'The words above the three packages' }),
    process,
    questions,
    cities: z
      .strictObject({ heading: plainHeading.meta({ description: 'Stands above all the cities' }) })
      .meta({ title: 'Cities', description: 'The words above the list of cities' }),
    callToAction: callToAction(context),
  });

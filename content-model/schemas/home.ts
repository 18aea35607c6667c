import type { SchemaContext } from 'astro:content';
import {
  button,
  entry,
  eyebrow,
  group,
  heading,
  link,
  list,
  longText,
  paragraphs,
  path,
  percentage,
  plainHeading,
  points,
  shortText,
  text,
  topOfPage,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { picture, portrait } from './pictures.ts';
import { callToAction, introduction, testimonials } from './sections.ts';

const scene = (context: SchemaContext) =>
  group('Background picture', 'The picture behind the first words', {
    wide: picture(context, 'homeScene').meta({
      title: 'Wide',
      description: 'Behind the words on a wide screen',
    }),
    phone: picture(context, 'homeScenePhone').meta({
      title: 'Upright',
      description: 'The same scene upright, for phones',
    }),
  });

const hero = (context: SchemaContext) =>
  topOfPage({
    eyebrow,
    heading,
    tagline: shortText('Tagline', 'Stands below the heading'),
    text,
    button,
    link,
    scene: scene(context),
  });

const walk = shortText('Way there', 'The link in the first section that leads down to the houses');

const vacant = group('Empty shop', 'The last house, which is waiting for the reader', {
  name: shortText('Sign', 'On the board over the shop').max(24),
  text: shortText('Plate', 'Below the house').max(40),
  href: path,
});

const about = (context: SchemaContext) =>
  group('About us', 'Who we are, in short', {
    eyebrow,
    heading,
    paragraphs,
    quote: longText('Quotation', 'One sentence, set large in the margin'),
    portrait: portrait(context),
    button,
  });

const serviceCard = entry('Service', {
  title: shortText('Title', 'What the service is called'),
  text: longText('Text', 'Whom it is for'),
  points: points.length(3, 'A service card has room for exactly three points'),
  link,
});

const services = group('Services', 'What we do', {
  eyebrow,
  heading,
  text,
  cards: list('Services', 'Our two services, a card each', serviceCard).length(
    2,
    'The home page shows exactly two services',
  ),
});

const result = entry('Result', {
  value: percentage,
  label: shortText('Label', 'Stands below the figure'),
});

const proof = group('Our track record', 'What our work has done for others', {
  figure: shortText('Figure', 'Set very large: 200+').max(5),
  heading: shortText('Heading', 'Continues the figure'),
  text,
  results: list('Results', 'Three figures of one client', result).length(3),
  link,
});

/** `content/pages/home.yml` */
export const homePage = (context: SchemaContext) =>
  pageFile('home', {
    hero: hero(context),
    work: introduction.extend({ eyebrow, walk, vacant }).meta({
      title: 'Main Street',
      description: 'The words above the houses, one for each project',
    }),
    about: about(context),
    services,
    proof,
    testimonials,
    packages: group('Packages', 'The words above the three packages', {
      eyebrow,
      heading,
      text,
      link,
    }),
    cities: group('Cities', 'The words above the list of cities', {
      heading: plainHeading.meta({ description: 'Stands above all the cities' }),
    }),
    callToAction: callToAction(context),
  });

import {
  button,
  entries,
  eyebrow,
  group,
  heading,
  intro,
  labeled,
  link,
  list,
  longText,
  paragraphs,
  path,
  percentage,
  plainHeading,
  points,
  pricedPackage,
  shortText,
  text,
  titledText,
  titledTexts,
  topOfPage,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { describedPicture, picture, portrait } from './pictures.ts';
import { callToAction, introduction, question, questionList, testimonials } from './sections.ts';

/** `content/pages/home.yml` */
export const homePage = pageFile('home', {
  hero: topOfPage({
    eyebrow,
    heading,
    tagline: shortText('Tagline', 'Stands below the heading'),
    text,
    button,
    link,
    scene: group('Background picture', 'The picture behind the first words', {
      wide: labeled('Wide', 'Behind the words on a wide screen', picture('homeScene')),
      phone: labeled('Upright', 'The same scene upright, for phones', picture('homeScenePhone')),
    }),
  }),
  work: group('Main Street', 'The words above the houses, one for each project', {
    ...introduction,
    eyebrow,
    walk: shortText('Way there', 'The link in the first section that leads down to the houses'),
    vacant: group('Empty shop', 'The last house, which is waiting for the reader', {
      name: shortText('Sign', 'On the board over the shop').max(24),
      text: shortText('Plate', 'Below the house').max(40),
      href: path,
    }),
  }),
  about: group('About us', 'Who we are, in short', {
    eyebrow,
    heading,
    paragraphs,
    quote: longText('Quotation', 'One sentence, set large in the margin'),
    portrait,
    button,
  }),
  services: group('Services', 'What we do', {
    eyebrow,
    heading,
    text,
    cards: entries('Services', 'Our two services, a card each', 'Service', {
      title: shortText('Title', 'What the service is called'),
      text: longText('Text', 'Whom it is for'),
      points: points.length(3),
      link,
    }).length(2),
  }),
  proof: group('Our track record', 'What our work has done for others', {
    figure: shortText('Figure', 'Set very large: 200+').max(5),
    heading: shortText('Heading', 'Continues the figure'),
    text,
    results: entries('Results', 'Three figures of one client', 'Result', {
      value: percentage,
      label: shortText('Label', 'Stands below the figure'),
    }).length(3),
    link,
  }),
  testimonials,
  packages: group('Packages', 'The packages with a price, and the words above them', {
    eyebrow,
    heading,
    text,
    link,
    packages: list('Packages', 'Which packages are shown, in order', pricedPackage),
  }),
  cities: group('Cities', 'The words above the list of cities', {
    heading: plainHeading.meta({ description: 'Stands above all the cities' }),
  }),
  callToAction,
});

/** `content/pages/about.yml` */
export const aboutPage = pageFile('about', {
  hero: topOfPage({ eyebrow, heading, intro, portrait }),
  mission: group('Mission', 'What the agency is for', {
    eyebrow,
    heading,
    paragraphs,
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
    room: describedPicture(
      'room',
      'Room',
      'Five parts of the same width, with something for each value; phones show them one by one',
    ),
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

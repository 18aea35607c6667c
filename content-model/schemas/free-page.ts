import { z } from 'astro/zod';
import {
  button,
  entries,
  eyebrow,
  heading,
  intro,
  labeled,
  link,
  list,
  nameOf,
  packageName,
  richText,
  text,
  titledText,
  titledTexts,
  topOfPage,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { describedPicture } from './pictures.ts';
import { question, questionList } from './sections.ts';
import { templateWords as words } from './template-words.ts';

/** A kind of section: its name, a word on it, its fields, and the words that a new one starts with. */
const section = <Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  shape: Shape,
  start: Record<string, unknown>,
) =>
  z.strictObject({ kind: z.literal(kind), ...shape }).meta({
    title: kind.charAt(0).toUpperCase() + kind.slice(1),
    description,
    start: { kind, ...start },
    isEnd: kind === 'call to action',
  });

const introduction = { heading, text: text.optional() };

const contact = { label: 'Contact us', href: '/contact' };

const textSection = section(
  'text',
  'A heading and some paragraphs, with or without a picture',
  {
    heading,
    text: richText('Text', 'Paragraphs, with small headings, emphasis, lists and links'),
    picture: describedPicture('drawing', 'Picture', 'Stands beside the words').optional(),
    side: labeled(
      'Side of the picture',
      'On which side of the words the picture stands',
      z.enum(['left', 'right']).default('right'),
    ),
    button: button.optional(),
  },
  { heading: words.sectionHeading, text: words.sentences },
);

const cards = section(
  'cards',
  'Two or more things side by side, each under its own awning',
  {
    ...introduction,
    cards: entries('Cards', 'Two or more; three look best', 'Card', {
      ...titledText,
      link: link.optional().meta({ description: 'Where more is told, if anywhere' }),
    }).min(2, 'Cards stand side by side, so there are at least two. Add one'),
  },
  {
    heading: words.sectionHeading,
    cards: words.cards.map((title) => ({ title, text: words.sentences })),
  },
);

const steps = section(
  'steps',
  'A numbered list: what happens first, and what comes next',
  {
    ...introduction,
    steps: titledTexts('Steps', 'What happens, in order', 'Step').min(
      2,
      'There are at least two steps. Add one',
    ),
  },
  {
    heading: words.sectionHeading,
    steps: words.steps.map((title) => ({ title, text: words.sentences })),
  },
);

const questions = section(
  'questions',
  'Questions whose answers unfold',
  { ...introduction, items: questionList(question) },
  {
    heading: words.sectionHeading,
    items: words.questions.map((one) => ({ question: one, answer: words.answer })),
  },
);

const quotes = section(
  'quotes',
  'What clients say, as cards in a row',
  {
    ...introduction,
    testimonials: list(
      'Testimonials',
      'Which ones are shown, in order. Left empty, the first nine',
      nameOf('testimonial').meta({ title: 'Testimonial' }),
    ).optional(),
  },
  { heading: words.sectionHeading },
);

const prices = section(
  'prices',
  'Some of your packages, with their prices on tickets',
  {
    ...introduction,
    packages: list(
      'Packages',
      'Which packages are shown, in order. Left empty, all of them',
      packageName,
    ).optional(),
    link: link.optional().meta({ description: 'Where all packages are, for example' }),
  },
  { heading: words.sectionHeading },
);

const callToAction = section(
  'call to action',
  'What to do next, with a button. The best end of a page',
  {
    heading,
    text,
    button,
    portrait: describedPicture(
      'portrait',
      'Portrait',
      'Somebody in an arch beside the words, in the place of the street',
    ).optional(),
  },
  { heading: words.sectionHeading, text: words.sentences, button: contact },
);

const freeSection = z
  .discriminatedUnion('kind', [textSection, cards, steps, questions, quotes, prices, callToAction])
  .meta({ title: 'Section' });

export type FreeSection = z.infer<typeof freeSection>;

/** A section of one kind. */
export type FreeSectionOf<Kind extends FreeSection['kind']> = Extract<FreeSection, { kind: Kind }>;

/** A page put together from sections that the other pages have. */
export const sectionsPage = pageFile('sections', {
  hero: topOfPage({
    eyebrow: eyebrow.optional(),
    heading,
    intro,
    picture: describedPicture('drawing', 'Picture', 'Stands beside the words').optional(),
    button: button.optional(),
  }),
  sections: list('Sections', 'The rest of the page, from top to bottom', freeSection).min(
    1,
    'A page has at least one section. Add one',
  ),
});

/** The fields of a new page below its head. */
export const newSectionsPage = (title: string) => ({
  hero: { heading: title, intro: words.pageIntro },
  sections: [textSection, callToAction].map((one) => one.meta()?.['start']),
});

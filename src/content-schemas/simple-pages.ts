import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { eyebrow, heading, link, links, list, paragraphs, shortText, text } from './fields.ts';
import { hiddenPageFile, pageFile } from './page-head.ts';
import { describedPicture } from './pictures.ts';

/** A page of a heading, a few paragraphs and links to go on with. */
export const briefPage = pageFile('brief', {
  eyebrow: eyebrow.optional(),
  heading,
  paragraphs,
  links,
});

const door = (context: SchemaContext) =>
  describedPicture(context, 'portrait').meta({ title: 'Door' });

/** A page that only says what will be here. Kept out of search engines until it has content. */
export const comingSoonPage = (context: SchemaContext) =>
  hiddenPageFile('coming-soon', {
    tone: z
      .enum(['tint', 'soft', 'ink'])
      .meta({ title: 'Color', description: 'The color around the door' }),
    door: door(context),
    heading,
    text: text.meta({ description: 'One or two sentences about what will be here' }),
    next: link.meta({ title: 'Next step', description: 'The one place to go meanwhile' }),
  });

/** `content/pages/404.yml`: what a visitor sees at an address that leads nowhere. */
export const notFoundPage = (context: SchemaContext) =>
  hiddenPageFile('not-found', {
    door: door(context),
    heading,
    text,
    nearest: shortText('Similar pages', 'Stands above the pages with similar addresses'),
    links: list('Links', 'Where to go instead', link).min(2),
  });

/** `content/pages/problem.yml`: the frame of every other error; the server puts in what happened. */
export const problemPage = hiddenPageFile('problem', {
  title: shortText('Heading', 'Stands where nothing better is known'),
  sentence: shortText('Sentence', 'What to do where nothing better is known'),
  links: list('Links', 'Where to go instead', link).min(1),
});

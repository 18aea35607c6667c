import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link } from './link.ts';
import { callToAction } from './sections.ts';

/** `content/reading.yml`: the words around every post and every package article. */
export const reading = (context: SchemaContext) =>
  z.strictObject({
    published: z.string(),
    updated: z.string(),
    minutes: z.string().includes('{count}', { error: 'Write {count} where the number goes' }),
    next: z.string().describe('Stands before the title of the next section'),
    aside: z.strictObject({ heading: z.string(), text: z.string() }),
    review: z.strictObject({ heading: z.string(), text: z.string(), link }),
    related: z.strictObject({ heading: z.string(), link }),
    packages: z.strictObject({
      heading: z.string(),
      text: z.string(),
      read: z.string(),
      current: z.string().describe('Stands at the package whose article is being read'),
      button: link,
    }),
    callToAction: callToAction(context),
  });

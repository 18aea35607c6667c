import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { describedPicture } from './fields.ts';
import { hiddenPageFile } from './page-head.ts';

/** `content/pages/templates/salon.yml`: a layout to show, filled with an invented salon. */
export const salonPage = (context: SchemaContext) =>
  hiddenPageFile('salon', {
    sample: z.boolean().describe('true while the salon is invented'),
    notice: z.strictObject({ text: z.string(), link: z.string() }),
    name: z.string(),
    tagline: z.string(),
    hero: z.strictObject({
      eyebrow: z.string(),
      heading: z.string(),
      text: z.string(),
      button: z.string(),
    }),
    about: z.strictObject({ heading: z.string(), text: z.string() }),
    services: z.strictObject({
      heading: z.string(),
      text: z.string(),
      items: z
        .array(z.strictObject({ name: z.string(), text: z.string(), price: z.string() }))
        .min(2),
    }),
    portfolio: z.strictObject({
      heading: z.string(),
      text: z.string(),
      items: z
        .array(describedPicture(context).extend({ caption: z.string() }))
        .length(6, 'The portfolio has room for exactly six pictures'),
    }),
    visit: z.strictObject({
      heading: z.string(),
      address: z.string(),
      hours: z.array(z.string()),
      phone: z.string(),
    }),
    newsletter: z.strictObject({
      heading: z.string(),
      text: z.string(),
      label: z.string(),
      placeholder: z.string(),
      button: z.string(),
      answer: z.string().describe('What Subscribe answers; nothing is stored'),
    }),
    footer: z.string(),
  });

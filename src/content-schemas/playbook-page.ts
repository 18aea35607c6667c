import { z } from 'astro/zod';
import { path } from './link.ts';
import { pageHead } from './page-head.ts';

const heading = z.string().describe('One word between asterisks is emphasised');
const textWithLink = z.strictObject({ text: z.string(), label: z.string(), href: path });

/** `content/pages/playbook.yml`. Price, discount and book are in `content/playbook.yml`. */
export const playbookPage = z.strictObject({
  template: z.literal('playbook'),
  head: pageHead,
  heading,
  text: z.string(),
  inside: z.strictObject({
    heading,
    items: z.array(z.strictObject({ title: z.string(), text: z.string() })).min(3),
  }),
  buy: z.strictObject({
    heading,
    order: z
      .strictObject({
        text: z.string(),
        frameTitle: z.string().describe('The name of the payment button’s frame'),
        loading: z.string(),
        failed: z.string(),
      })
      .describe('Shown where Stripe is set up'),
    tell: textWithLink.describe('The way to be told when the playbook is out'),
    meanwhile: textWithLink,
    honest: z.string(),
  }),
});

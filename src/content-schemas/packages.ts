import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link, path } from './link.ts';
import { describedPicture } from './picture.ts';

const dollars = z.number().int().positive().describe('US dollars, without sign, comma or cents');

/** One entry of `content/packages.yml`. */
export const pricedPackage = z.strictObject({
  name: z.string(),
  price: dollars,
  href: path.describe('The page of this package'),
  summary: z.string().max(140),
  included: z.array(z.string()).min(3).describe('What the customer gets, one line each'),
});

/** `content/playbook.yml` */
export const playbook = (context: SchemaContext) =>
  z.strictObject({
    name: z.string(),
    price: dollars,
    discount: dollars.describe('US dollars off the agency’s services'),
    headline: z.string(),
    text: z.string(),
    points: z.array(z.string()).length(3),
    button: link,
    cover: describedPicture(context),
  });

import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link, path } from './link.ts';
import { describedPicture } from './picture.ts';

const dollars = z.number().int().positive().describe('US dollars, without sign, comma or cents');

const includedItem = z.strictObject({
  title: z.string(),
  text: z.string(),
  badge: z.string().max(20).optional().describe('An offer on a small ticket: All April 2025'),
});

/** One entry of `content/packages.yml`. */
export const pricedPackage = z.strictObject({
  name: z.string(),
  kind: z.string().max(40).describe('The kind of work, for search engines: Local SEO'),
  price: dollars,
  note: z.string().max(32).describe('A few words below the price on the large ticket'),
  href: path.describe('The page of this package'),
  summary: z.string().max(140),
  included: z.array(includedItem).min(3).describe('What the customer gets, as a grid on its page'),
});

/** The packages on the home page, by their ids. */
export const homePackages = ['elite-visible', 'local-seo-accelerator', 'visibility-audit'];

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

import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  button,
  describedPicture,
  longText,
  path,
  points,
  shortText,
  text,
  titledText,
} from './fields.ts';

const dollars = z.number().int().positive().meta({
  title: 'Price',
  description: 'US dollars, without sign, comma or cents',
  unit: '$',
});

const badge = shortText('Offer', 'An offer on a small ticket: All April 2025').max(20).optional();

/** One entry of `content/packages.yml`. */
export const pricedPackage = z.strictObject({
  name: shortText('Name', 'What the package is called'),
  kind: shortText('Kind', 'The kind of work, for search engines: Local SEO').max(40),
  price: dollars,
  note: shortText('Note', 'A few words below the price on the large ticket').max(32),
  href: path.meta({ title: 'Page', description: 'The page of this package' }),
  summary: longText('Summary', 'One sentence on whom it is for').max(140),
  included: z
    .array(titledText.extend({ badge }).meta({ title: 'Thing' }))
    .min(3)
    .meta({ title: 'Included', description: 'What the customer gets, as a grid on its page' }),
});

export type PricedPackage = z.infer<typeof pricedPackage>;

/** The packages on the home page, by their ids. */
export const homePackages = ['elite-visible', 'local-seo-accelerator', 'visibility-audit'];

/** `content/playbook.yml` */
export const playbook = (context: SchemaContext) =>
  z.strictObject({
    name: shortText('Name', 'What the playbook is called'),
    price: dollars,
    discount: dollars.meta({
      title: 'Discount',
      description: 'US dollars off the agency’s services',
    }),
    headline: shortText('Headline', 'What it promises'),
    text,
    points: points.length(3),
    button,
    cover: describedPicture(context).meta({ title: 'Cover' }),
  });

export type Playbook = z.infer<ReturnType<typeof playbook>>;

import { z } from 'astro/zod';
import { heading, longText, path, shortText, text } from './fields.ts';

const comparedPackage = z
  .strictObject({
    name: shortText('Name', 'What the package is called'),
    href: path,
    price: shortText(
      'Price',
      'The name of its price between braces, such as {visibility-audit}. Left out, the words for prices that are not fixed',
    ).optional(),
    suits: longText('For whom', 'Whom it is for').max(90),
    includes: longText('What it includes', 'What the customer gets').max(110),
  })
  .meta({ title: 'Package' });

const comparedGroup = z
  .strictObject({
    name: shortText('Name', 'What the group is called'),
    text: longText('Text', 'What tells this group from the others').max(110),
    packages: z
      .array(comparedPackage)
      .min(2)
      .meta({ title: 'Packages', description: 'From small to large' }),
  })
  .meta({ title: 'Group' });

/** Every package side by side, in groups from small to large. */
export const comparison = z
  .strictObject({
    heading,
    text,
    columns: z
      .strictObject({
        name: shortText('Packages', 'Above the names'),
        suits: shortText('For whom', 'Above whom each is for'),
        includes: shortText('What it includes', 'Above what each includes'),
        price: shortText('Price', 'Above the prices'),
      })
      .meta({ title: 'Columns', description: 'The words above the columns' }),
    quoted: shortText('Without a price', 'In the place of a price that is not fixed').max(28),
    groups: z
      .array(comparedGroup)
      .min(2)
      .meta({ title: 'Groups', description: 'From small to large' }),
  })
  .meta({ title: 'Table', description: 'Every package side by side' });

export type Comparison = z.infer<typeof comparison>;

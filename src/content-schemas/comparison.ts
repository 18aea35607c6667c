import type { z } from 'astro/zod';
import { entry, group, heading, list, longText, packageName, shortText, text } from './fields.ts';

const comparedGroup = entry('Group', {
  name: shortText('Name', 'What the group is called'),
  text: longText('Text', 'What tells this group from the others').max(110),
  packages: list('Packages', 'From small to large', packageName).min(2),
});

/** Every package side by side, in groups from small to large. */
export const comparison = group('Comparison table', 'Every package side by side', {
  heading,
  text,
  columns: group('Columns', 'The words above the columns', {
    name: shortText('Packages', 'Above the names'),
    suits: shortText('For whom', 'Above whom each is for'),
    includes: shortText('What it includes', 'Above what each includes'),
    price: shortText('Price', 'Above the prices'),
  }),
  groups: list('Groups', 'From small to large', comparedGroup).min(2),
});

export type Comparison = z.infer<typeof comparison>;

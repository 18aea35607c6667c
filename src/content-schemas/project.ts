import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { describedPicture } from './picture.ts';

/** One entry of `content/projects.yml`. */
export const project = (context: SchemaContext) =>
  describedPicture(context).extend({
    name: z.string().describe('Whose website it is'),
    role: z.string().describe('The kind of business: Bakery, Austin'),
    sample: z.boolean().describe('true until it is a real client’s'),
  });

export type Project = z.infer<ReturnType<typeof project>>;

import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link } from './link.ts';
import { describedPicture } from './picture.ts';

/** The last band of a page: the invitation, with a face beside it. */
export const callToAction = (context: SchemaContext) =>
  z.strictObject({
    heading: z.string().describe('One word between asterisks is emphasised'),
    text: z.string(),
    portrait: describedPicture(context),
    button: link,
  });

import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link } from './link.ts';
import { hiddenPageHead } from './page-head.ts';
import { describedPicture } from './picture.ts';

/** A page that only says what will be here. Kept out of search engines until it has content. */
export const comingSoonPage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('coming-soon'),
    head: hiddenPageHead,
    tone: z.enum(['sand', 'rose', 'ink']).describe('The colour around the door'),
    door: describedPicture(context),
    heading: z.string().describe('One word between asterisks is emphasised'),
    text: z.string().describe('One or two sentences about what will be here'),
    links: z.array(link).min(1).max(3).describe('Where to go meanwhile; the first is the button'),
  });

export type ComingSoonContent = z.infer<ReturnType<typeof comingSoonPage>>;

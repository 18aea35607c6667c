import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';

/** A picture file, named relative to the content file. */
export const picture = ({ image }: SchemaContext) => image();

/** A picture that tells something, with the words for those who cannot see it. */
export const describedPicture = (context: SchemaContext) =>
  z.strictObject({
    picture: picture(context).describe('The file, for example ../pictures/portrait.webp'),
    alt: z.string().min(10).max(160).describe('What it shows, in one sentence'),
  });

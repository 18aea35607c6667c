import { z } from 'astro/zod';

/** What a field of one file may name that stands in another one. */
export type Target =
  'address' | 'category' | 'package' | 'picture' | 'project' | 'skyline' | 'testimonial';

/** Which fields name something; whether it is there is for `content-check/` to see, which knows all files. */
export const references = z.registry<{ target: Target }>();

/** A field that names something of this kind. */
export const nameOf = (target: Target) => z.string().register(references, { target });

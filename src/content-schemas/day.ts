import { z } from 'astro/zod';

/** A day of the calendar. Astro hands over a date where the file has no quotes around it, and a text where it has. */
export const day = z.union(
  [z.date(), z.iso.date().transform((text) => new Date(text))],
  'Write a day of the calendar as year, month and day, for example 2026-11-09',
);

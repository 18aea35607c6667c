import { z } from 'astro/zod';

const share = z.int().min(0).max(100);

/** How a picture is cut, in hundredths of its width and height. */
export const framing = z.strictObject({
  /** What stays in sight wherever a page cuts more of it off; by quarters, each of which has a rule of style. */
  focus: z.strictObject({ x: share.multipleOf(25), y: share.multipleOf(25) }).optional(),
  /** The part of the original that is shown. The original is in `content/pictures/originals/`. */
  crop: z
    .strictObject({ left: share, top: share, width: share.min(1), height: share.min(1) })
    .refine(({ left, top, width, height }) => left + width <= 100 && top + height <= 100, {
      error: 'The part must lie within the picture',
    })
    .optional(),
});

export type Framing = z.infer<typeof framing>;

/** `content/pictures/framing.json`: pictures by their names in that folder. */
export const framings = z.record(z.string(), framing);

export const framingFile = 'content/pictures/framing.json';

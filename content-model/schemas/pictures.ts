import { z } from 'astro/zod';
import { group, longText, nameOf, shortText } from './fields.ts';

/** What a picture needs to look right in its place. */
export interface PictureNeeds {
  /** Minimum width in pixels. The sizes served to large screens are in `site/pictures/picture-sizes.ts`. */
  width: number;
  /** Minimum height in pixels. */
  height: number;
  /** Around what a picture of another shape is cropped: its focus point, or its middle. Otherwise it is shown whole. */
  croppedAround?: 'focus' | 'middle';
  /** The part behind dark text, in fractions of width and height. It must be bright. */
  behindWords?: { called: string; left: number; top: number; width: number; height: number };
}

const pictureNeeds = {
  homeScene: {
    width: 2400,
    height: 1350,
    croppedAround: 'focus',
    // Further down, the page draws a mist behind the text.
    behindWords: { called: 'left half', left: 0, top: 0.1, width: 0.5, height: 0.6 },
  },
  homeScenePhone: { width: 1080, height: 1500, croppedAround: 'focus' },
  packageScene: { width: 2400, height: 1000, croppedAround: 'focus' },
  packageScenePhone: { width: 1080, height: 1000, croppedAround: 'focus' },
  room: { width: 2400, height: 1000 },
  cityScene: { width: 1600, height: 1200, croppedAround: 'focus' },
  cityScenePhone: { width: 1080, height: 1500, croppedAround: 'focus' },
  portrait: { width: 960, height: 1200, croppedAround: 'focus' },
  cover: { width: 1280, height: 800, croppedAround: 'focus' },
  website: { width: 1440, height: 1000 },
  websitePair: { width: 1200, height: 800 },
  wholeWebsite: { width: 1440, height: 1000 },
  handset: { width: 520, height: 1100 },
  laptop: { width: 1600, height: 1200, croppedAround: 'focus' },
  recording: { width: 1080, height: 750 },
  book: { width: 1152, height: 1340 },
  drawing: { width: 600, height: 450 },
  vignette: { width: 510, height: 510 },
  portfolio: { width: 600, height: 750, croppedAround: 'focus' },
  quoteCard: { width: 640, height: 800 },
  cardPortrait: { width: 640, height: 640, croppedAround: 'middle' },
} as const satisfies Readonly<Record<string, PictureNeeds>>;

type Place = keyof typeof pictureNeeds;

/** A picture, by its path relative to the content file. Pages receive its path from the root. */
export const picture = (place: Place) =>
  nameOf('picture').meta({
    title: 'File',
    description: 'One of your pictures, or a new one',
    widget: 'picture',
    needs: pictureNeeds[place],
  });

export const alt = longText('What it shows', 'One sentence for those who cannot see it')
  .min(10)
  .max(160);

export const describedPicture = (
  place: Place,
  title = 'Picture',
  description = 'A picture, and what it shows in words',
) => group(title, description, { picture: picture(place), alt });

export const portrait = describedPicture('portrait', 'Portrait');

/** Whose website a picture shows, while that website is a sample. */
export const sampleWebsite = shortText(
  'Sample',
  'Whose website it is, while that is a sample',
).optional();

const share = z.int().min(0).max(100);

/** How a picture is cropped, in percent of its width and height. */
export const framing = z.strictObject({
  /** The point that stays visible when a page crops further. In steps of 25, since each step has a CSS rule. */
  focus: z.strictObject({ x: share.multipleOf(25), y: share.multipleOf(25) }).optional(),
  /** The visible part of the original, which is in `content/pictures/originals/`. */
  crop: z
    .strictObject({ left: share, top: share, width: share.min(1), height: share.min(1) })
    .refine(({ left, top, width, height }) => left + width <= 100 && top + height <= 100, {
      error: 'The part must lie within the picture',
    })
    .optional(),
});

export type Framing = z.infer<typeof framing>;

export const framingFile = 'content/pictures/framing.json';

/** The content of that file, keyed by picture name in its folder. */
export const framings = z.record(z.string(), framing);

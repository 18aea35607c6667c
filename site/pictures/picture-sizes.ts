export interface PictureRequest {
  /** The widths to generate, in pixels, ascending. */
  widths: readonly number[];
  /** The displayed width: the `sizes` attribute. */
  sizes: string;
  /** Quality of the AVIF files, 0 to 100. */
  quality?: number;
}

/**
 * How AVIF is encoded: 8 times as fast as by default, with files 1/15 larger. Half the resolution of color, as in every
 * JPEG, takes a sixth less time and a fourteenth less space.
 */
export const avif = { effort: 2, chromaSubsampling: '4:2:0' };

/** Shared by every use of a website's picture, so that each file is generated once. */
const websiteWidths = [360, 496, 720, 1000, 1440];

/** The sizes to generate for each use of a picture. */
export const pictureSizes = {
  portrait: {
    widths: [480, 640, 720, 960],
    sizes: '(width >= 60rem) 29rem, (width >= 30rem) 26rem, calc(100vw - 3.4rem)',
    quality: 48,
  },
  /** One of the team, among the others. */
  member: {
    widths: [320, 480, 640],
    sizes: '(width >= 60rem) 17rem, (width >= 30rem) 45vw, calc(100vw - 3.4rem)',
  },
  book: {
    widths: [384, 576, 768],
    sizes: 'min(24rem, 100vw - 2.5rem)',
  },

  /** The cover of a post or an article, beside its title or in the blog's featured posts. */
  cover: {
    widths: [440, 640, 960, 1280],
    sizes: '(width >= 75rem) 40rem, (width >= 60rem) 52vw, calc(100vw - 3.5rem)',
    quality: 48,
  },

  /** The cover of an article, from edge to edge. */
  wideCover: { widths: [640, 960, 1280], sizes: '100vw', quality: 48 },

  /** The cover on a card. On phones, `sizes` is understated to reuse the file of the featured posts. */
  coverCard: {
    widths: [440, 640, 960],
    sizes: '(width >= 60rem) 27rem, (width >= 40rem) 45vw, calc(100vw - 3.5rem)',
    quality: 48,
  },

  /** A website in its video player, in one half of the first screen. */
  recording: {
    widths: [660, 1080],
    sizes: '(width >= 75rem) 34rem, (width >= 60rem) 45vw, calc(100vw - 2.5rem)',
    quality: 45,
  },
  portfolio: {
    widths: [400, 600],
    sizes: '(width >= 75rem) 20rem, (width >= 48rem) 30vw, calc(50vw - 1.75rem)',
  },

  /** The book under its lamp, in the first screen of its own page. */
  largeBook: {
    widths: [576, 672, 1152],
    sizes: '(width >= 60rem) 36rem, min(26rem, 100vw - 2.5rem)',
  },
  testimonial: {
    widths: [320, 640],
    sizes: 'min(78vw, 20rem)',
  },

  /** The full-width scene behind the home page's text. */
  wideScene: {
    widths: [1024, 1440, 1920, 2400],
    sizes: '100vw',
    quality: 48,
  },
  phoneScene: {
    widths: [420, 640, 828, 1080],
    sizes: '100vw',
    quality: 42,
  },

  /** A house of the street; all have the same height. On phones, `sizes` is that of a narrow one. */
  house: {
    widths: [288, 400, 560],
    sizes: '(width >= 60rem) 24rem, 12rem',
    quality: 45,
  },

  /** Its lights, which are soft, so their quality may be lower. */
  lights: {
    widths: [288, 400, 560],
    sizes: '(width >= 60rem) 24rem, 12rem',
    quality: 34,
  },

  /** A project's website in its row. On hover, the whole website scrolls by on top. */
  project: {
    widths: websiteWidths,
    sizes: 'min(80vw, 31rem)',
  },

  /** The picture on a package's first screen, in its arch. */
  hero: {
    widths: [480, 640, 760, 960],
    sizes: '(width >= 60rem) 29rem, min(24rem, 100vw - 3.4rem)',
    quality: 45,
  },

  /** A drawing beside the text of the first screen. */
  illustration: {
    widths: [480, 660, 960, 1200],
    sizes: '(width >= 60rem) 35rem, min(26rem, 100vw - 2.5rem)',
  },

  /** A website in its browser frame, 7 of 12 columns. On phones, `sizes` is understated to reuse the row's file. */
  website: {
    widths: websiteWidths,
    sizes: '(width >= 60rem) min(54rem, 66vw), calc(92vw - 2.5rem)',
  },

  /** One of two overlapping websites, each at three quarters of the full width. */
  websitePair: {
    widths: websiteWidths,
    sizes: '(width >= 60rem) min(37.5rem, 44vw), calc(75vw - 1.875rem)',
  },
  handset: { widths: [260, 390, 520], sizes: '16rem' },

  /** A small drawing in its own arch. */
  vignette: { widths: [170, 340, 510], sizes: '10.5rem' },

  /** A city among the others. */
  city: { widths: [288, 480, 720], sizes: '(width >= 60rem) 25rem, 50vw', quality: 45 },

  /** The laptop on its desk, from the middle of the page to its edge. */
  laptop: {
    widths: [640, 960, 1280, 1600],
    sizes: '(width >= 60rem) 58vw, 100vw',
  },

  /** The workroom from edge to edge, five screens wide on a phone, which shows a part of it at a time. */
  room: {
    widths: [960, 1440, 1920, 2400],
    sizes: 'max(100vw, 55rem)',
    quality: 48,
  },

  /** Main Street at dusk below a closing's text. Full width on wide screens, cropped on phones. */
  dusk: {
    widths: [1200, 1600, 2400],
    sizes: 'max(100vw, 45rem)',
    quality: 42,
  },

  /** The same before its lamps are lit. It fades out quickly, so its quality may be lower. */
  unlit: {
    widths: [760, 1200],
    sizes: 'max(100vw, 45rem)',
    quality: 34,
  },
} satisfies Record<string, PictureRequest>;

export type PictureUse = keyof typeof pictureSizes;

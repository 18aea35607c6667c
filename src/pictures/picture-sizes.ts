import type { PictureRequest } from './make-picture.ts';

/** A portrait in its arch. */
export const portraitSizes: PictureRequest = {
  widths: [320, 480, 720, 960],
  sizes: '(width >= 60rem) 29rem, (width >= 30rem) 26rem, calc(100vw - 3.4rem)',
};

/** The book on its table. */
export const bookSizes: PictureRequest = {
  widths: [280, 384, 576, 768],
  sizes: 'min(24rem, 100vw - 2.5rem)',
};

/** The cover of a post or an article, beside its title or in the shop window of the blog. */
export const coverSizes: PictureRequest = {
  widths: [400, 640, 960, 1280],
  sizes: '(width >= 75rem) 40rem, (width >= 60rem) 52vw, calc(100vw - 3.5rem)',
};

/** The cover on a card. */
export const coverCardSizes: PictureRequest = {
  widths: [400, 640, 960],
  sizes: '(width >= 60rem) 27rem, (width >= 40rem) 45vw, calc(100vw - 2.5rem)',
};

/** A testimonial card in its row. */
export const testimonialSizes: PictureRequest = {
  widths: [320, 480, 640],
  sizes: 'min(78vw, 20rem)',
};

/** The scene behind the words of the home page, as wide as the screen. */
export const wideSceneSizes: PictureRequest = {
  widths: [1024, 1440, 1920, 2400],
  sizes: '100vw',
  quality: 48,
};

/** The same scene, upright. */
export const phoneSceneSizes: PictureRequest = {
  widths: [420, 640, 828, 1080],
  sizes: '100vw',
  quality: 42,
};

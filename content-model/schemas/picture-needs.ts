/** What a picture must have to look right in its place. */
export interface PictureNeeds {
  /** The least it must have, in pixels. What large screens are given of each is in `site/pictures/picture-sizes.ts`. */
  width: number;
  height: number;
  /** The part of it on which words stand, in shares of its width and height. They are dark, and it must not be. */
  behindWords?: { called: string; left: number; top: number; width: number; height: number };
}

export const pictureNeeds = {
  homeScene: {
    width: 2400,
    height: 1350,
    // Below it the words stand in mist that the page draws.
    behindWords: { called: 'left half', left: 0, top: 0.1, width: 0.5, height: 0.6 },
  },
  homeScenePhone: { width: 1080, height: 1500 },
  packageScene: { width: 2400, height: 1000 },
  packageScenePhone: { width: 1080, height: 1000 },
  portrait: { width: 960, height: 1200 },
  cover: { width: 1280, height: 800 },
  website: { width: 1440, height: 1000 },
  websitePair: { width: 1200, height: 800 },
  wholeWebsite: { width: 1440, height: 1000 },
  handset: { width: 520, height: 1100 },
  laptop: { width: 1600, height: 1200 },
  recording: { width: 1080, height: 750 },
  book: { width: 1152, height: 1340 },
  drawing: { width: 600, height: 450 },
  vignette: { width: 510, height: 510 },
  portfolio: { width: 600, height: 750 },
  quoteCard: { width: 640, height: 800 },
  cardPortrait: { width: 640, height: 640 },
} as const satisfies Readonly<Record<string, PictureNeeds>>;

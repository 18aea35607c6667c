import { expect, test } from 'vitest';
import { pictureNeeds } from '../../content-model/schemas/picture-needs.ts';
import * as sizes from './picture-sizes.ts';

test.for([
  ['homeScene', sizes.wideSceneSizes],
  ['homeScenePhone', sizes.phoneSceneSizes],
  ['packageScene', sizes.wideSceneSizes],
  ['packageScenePhone', sizes.phoneSceneSizes],
  ['portrait', sizes.portraitSizes],
  ['portrait', sizes.heroSizes],
  ['cover', sizes.coverSizes],
  ['website', sizes.websiteSizes],
  ['websitePair', sizes.websitePairSizes],
  ['wholeWebsite', sizes.websiteSizes],
  ['handset', sizes.handsetSizes],
  ['laptop', sizes.laptopSizes],
  ['recording', sizes.recordingSizes],
  ['book', sizes.largeBookSizes],
  ['drawing', sizes.illustrationSizes],
  ['vignette', sizes.vignetteSizes],
  ['portfolio', sizes.portfolioSizes],
  ['quoteCard', sizes.testimonialSizes],
] as const)(
  'a picture for "%s" must be as wide as it is shown, and no wider',
  ([place, { widths }]) => {
    const widest = widths.at(-1) ?? 0;
    expect(pictureNeeds[place].width).toBeLessThanOrEqual(widest);
    expect(pictureNeeds[place].width).toBeGreaterThanOrEqual(widest / 2);
  },
);

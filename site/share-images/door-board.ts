import { shareImageSize } from '@agency/content-model/page-addresses.ts';

export { shareImageSize };

/** How high the picture of the house is, of which the image shows the lower part. */
export const houseHeight = 1240;

const meter = houseHeight * 0.09485;
/** The left edge of the house. */
export const houseLeft = 56;

/** Where the board of the sign is on the share image, in pixels. */
export const board = {
  left: houseLeft + meter * 0.55,
  top: shareImageSize.height + 10 - meter * 4.42,
  width: meter * 4.8,
  height: meter * 0.76,
};

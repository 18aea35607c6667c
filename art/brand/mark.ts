import { palette } from '../palette.ts';
import { heart, petals } from '../studio/bloom.ts';
import { ellipse } from '../studio/shapes.ts';
import type { Drawing } from '../studio/picture.ts';

/** The mark as SVG in `currentColor`, for logo, bullets and the loading mark. */
const mark = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="currentColor"><path d="${petals.join('')}"/><path d="${heart}"/></svg>\n`;

interface ColouredMark {
  size?: number;
  /** Room around the bloom, in 48ths of it. */
  inset?: number;
  ground?: string;
  /** The petals reach the heart: for the smallest sizes and for dark grounds, where the gap would look like dirt. */
  isDense?: boolean;
}

const filling = `<path d="${ellipse(24, 24, 13)}" fill="${palette.marigold}"/>`;

/** The mark for browser tabs and home screens: marigold petals, clay heart. */
export const colouredMark = ({
  size = 48,
  inset = 0,
  ground,
  isDense = false,
}: ColouredMark = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-inset} ${-inset} ${48 + 2 * inset} ${48 + 2 * inset}">${ground ? `<rect x="${-inset}" y="${-inset}" width="100%" height="100%" fill="${ground}"/>` : ''}<path d="${petals.join('')}" fill="${palette.marigold}"/>${isDense ? filling : ''}<path d="${isDense ? ellipse(24, 24, 7) : heart}" fill="${palette.clay}"/></svg>\n`;

export const markPictures: Drawing[] = [{ name: 'bloom.svg', draw: mark }];

import { bloomPath } from '../../src/components/Bloom/bloomPath.ts';
import { palette } from '../palette.ts';
import { heart } from '../studio/bloom.ts';
import { ellipse } from '../studio/shapes.ts';

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
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-inset} ${-inset} ${48 + 2 * inset} ${48 + 2 * inset}">${ground ? `<rect x="${-inset}" y="${-inset}" width="100%" height="100%" fill="${ground}"/>` : ''}<path d="${bloomPath}" fill="${palette.marigold}"/>${isDense ? filling : ''}<path d="${isDense ? ellipse(24, 24, 7) : heart}" fill="${palette.clay}"/></svg>\n`;

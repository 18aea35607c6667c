import svgpath from 'svgpath';
import { brand } from '../palette.ts';
import { ellipse, mapPath, type Point } from './shapes.ts';
import { range } from './random.ts';

/** The brand's mark on a 48 by 48 grid. The bloom is the default mark: twelve petals around a heart. */

const centre = 24;

const turned = (path: string, turn: number): string => {
  const angle = turn * 2 * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return mapPath(path, ([x, y]): Point => [
    centre + (x - centre) * cos - (y - centre) * sin,
    centre + (x - centre) * sin + (y - centre) * cos,
  ]);
};

/** One petal, pointing up: narrow at the heart, notched at the rim like a marigold's. */
const petal =
  'M24 16.4C22.6 14.6 19.6 9.6 19.5 6.1C19.4 3.6 21.2 2 22.9 2.3C23.5 2.4 23.8 2.8 24 3.2C24.2 2.8 24.5 2.4 25.1 2.3C26.8 2 28.6 3.6 28.5 6.1C28.4 9.6 25.4 14.6 24 16.4Z';

const petals: string[] = range(12).map((index) => turned(petal, index / 12));

const heart = ellipse(centre, centre, 5.4);

/** The mark without the heart of the bloom, in this color or in its own. */
const partsIn = (fill: string): string => {
  const path = brand.mark.isBloom ? petals.join('') : brand.mark.path;
  return (brand.mark.parts ?? [{ path, fill }])
    .map((part) => `<path d="${part.path}" fill="${part.fill}"/>`)
    .join('');
};

/** The mark inside a larger SVG, `size` wide, with its center at (x, y). */
export const bloomAt = (
  x: number,
  y: number,
  size: number,
  petalColour: string,
  heartColour = petalColour,
): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})">${partsIn(petalColour)}${brand.mark.isBloom ? `<path d="${heart}" fill="${heartColour}"/>` : ''}</g>`;

/** The mark as a path to project, for pictures where y points up. If the mark is the bloom, it is `blossom`. */
export const emblem = (blossom: string, x: number, y: number, size: number): string => {
  if (brand.mark.isBloom) return blossom;
  const pieces: string[] = [];
  svgpath(brand.mark.path)
    .abs()
    .unarc()
    .unshort()
    .translate(-centre, -centre)
    .scale(size / 48, -size / 48)
    .translate(x, y)
    .iterate(([command, ...at], _index, fromX, fromY) => {
      const [first = 0, second = 0, endX = 0, endY = 0] = at as number[];
      const line = (toX: number, toY: number) => `L${toX} ${toY}`;
      const drawn: Readonly<Record<string, () => string>> = {
        H: () => line(first, fromY),
        V: () => line(fromX, first),
        Q: () =>
          `C${[(fromX + 2 * first) / 3, (fromY + 2 * second) / 3, (endX + 2 * first) / 3, (endY + 2 * second) / 3, endX, endY].join(' ')}`,
      };
      pieces.push(drawn[command]?.() ?? `${command}${at.join(' ')}`);
    });
  return pieces.join('');
};

import { inLight, mix, palette } from '../palette.ts';
import type { Random } from '../studio/random.ts';
import { archway, polygon, polyline, rectangle, type Point } from '../studio/shapes.ts';
import type { View } from './camera.ts';
import { doorWidth } from './door.ts';
import { fill, line } from './paint.ts';
import type { Shop } from './shop.ts';
import { wares } from './wares.ts';

/** The left edge and width of each pane beside the door, in meters from the shop's left edge. */
export const panesOf = ({ door, width }: Pick<Shop, 'door' | 'width'>): Point[] => {
  const after = door + doorWidth + 0.42;
  const sides: Point[] = [
    [0.38, door - 0.75],
    [after, width - after - 0.35],
  ];
  return sides.filter(([, wide]) => wide > 0.8);
};

export const pane = (
  view: View,
  shop: Shop,
  x: number,
  width: number,
  arched: boolean,
  random: Random,
): string => {
  const at = (path: string, w = 0) => view.onWall(path, [shop.left + x, 0, w]);
  const shape = arched ? archway(0, 0.62, width, 2.2) : rectangle(0, 0.62, width, 2.1);
  const frame = arched
    ? archway(-0.1, 0.5, width + 0.2, 2.42)
    : rectangle(-0.1, 0.5, width + 0.2, 2.34);
  const stroke = view.scale([shop.left, 0, 0]);
  return [
    fill(at(frame), mix(shop.joinery, palette.ground, arched ? 0.72 : 0.12)),
    fill(at(rectangle(-0.1, 0.04, width + 0.2, 0.46)), mix(shop.joinery, palette.ink, 0.12)),
    line(
      at(rectangle(0.12, 0.13, width - 0.24, 0.26)),
      mix(shop.joinery, palette.ground, 0.4),
      stroke * 0.02,
    ),
    fill(at(shape), inLight(palette.brand, 0.4, 0.55)),
    fill(at(shape), 'url(#lamplight)', { opacity: 0.92 }),
    wares(
      shop.ware,
      (path, colour, opacity) => fill(at(path, -0.25), colour, { opacity }),
      width,
      random,
    ),
    fill(at(polygon([0, 1.5], [width * 0.42, 2.72], [width * 0.62, 2.72], [0, 0.95])), '#fff6e4', {
      opacity: 0.22,
    }),
    fill(
      at(polygon([width * 0.5, 0.62], [width, 1.9], [width, 1.55], [width * 0.64, 0.62])),
      '#fff6e4',
      { opacity: 0.16 },
    ),
    arched ? '' : line(at(polyline([0, 2.2], [width, 2.2])), shop.joinery, stroke * 0.05),
    line(
      at(polyline([width / 2, 0.62], [width / 2, arched ? 2.8 : 2.72])),
      mix(shop.joinery, palette.ground, arched ? 0.72 : 0.12),
      stroke * 0.05,
    ),
    fill(
      at(rectangle(-0.16, 0.5, width + 0.32, 0.12), 0.16),
      mix(shop.joinery, palette.ground, 0.45),
    ),
  ].join('');
};

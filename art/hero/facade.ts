import { mix, palette } from '../palette.ts';
import { type Random, range } from '../studio/random.ts';
import { type Point, ellipse, polygon, polyline, rectangle } from '../studio/shapes.ts';
import { type Building, crown } from './building.ts';
import type { View } from './camera.ts';
import { fill, line, shadow } from './paint.ts';
import { upstairsWindow, windowBox } from './upstairs.ts';

const texture = (
  view: View,
  { left, width, height, wall, finish }: Building,
  random: Random,
): string => {
  if (finish === 'boards')
    return range(Math.floor(height / 0.26))
      .map((row) =>
        line(
          view.onWall(polyline([0, row * 0.26], [width, row * 0.26]), [left, 0, 0]),
          mix(wall, palette.ink, 0.28),
          1.1,
          { opacity: 0.4 },
        ),
      )
      .join('');
  const pieces = Math.round(width * height * (finish === 'brick' ? 9 : 1.4));
  return range(pieces)
    .map(() => {
      const size: Point =
        finish === 'brick' ? [0.25, 0.085] : [random.between(0.2, 0.9), random.between(0.02, 0.05)];
      const row = Math.floor(random.between(0, (height - 0.9) / 0.125));
      const column = Math.floor(random.between(0, (width - 0.3) / 0.29));
      const x =
        finish === 'brick' ? column * 0.29 + (row % 2) * 0.14 : random.between(0, width - size[0]);
      const tone =
        random.between(0, 1) > 0.45
          ? mix(wall, palette.ink, random.between(0.08, 0.26))
          : mix(wall, '#ffd9a8', random.between(0.12, 0.4));
      return fill(
        view.onWall(rectangle(Math.min(x, width - size[0]), row * 0.125, size[0], size[1]), [
          left,
          0,
          0,
        ]),
        tone,
        { opacity: 0.42 },
      );
    })
    .join('');
};

const cornice = (view: View, { left, width, height, parapet, trim, wall }: Building): string => {
  const top = crown[parapet](width, height);
  const lower = [...top].reverse().map(([x, y]): Point => [x, y - 0.2]);
  const band = polygon(...top, ...lower);
  const brackets = range(Math.floor(width / 0.42))
    .map((index) => rectangle(0.14 + index * 0.42, height - 1.32, 0.14, 0.24))
    .join('');
  return [
    shadow(view.onWall(rectangle(0, height - 1.5, width, 0.35), [left, 0, 0]), 0.28),
    fill(view.onWall(brackets, [left, 0, 0.14]), mix(trim, wall, 0.3)),
    fill(view.onWall(rectangle(0, height - 1.08, width, 0.16), [left, 0, 0.2]), trim),
    fill(view.onWall(band, [left, 0, 0.1]), trim),
  ].join('');
};

/** The wall with its finish, upper windows and cornice. The ground-floor shop is painted over it later. */
export function facade(view: View, building: Building, random: Random): string {
  const { left, width, height, wall, parapet, windows, trim } = building;
  const outline = polygon([width, 0], [0, 0], ...crown[parapet](width, height));
  const right = left + width;
  const gap = windows ? (width - windows * 1.1) / (windows + 1) : 0;
  const medallion = view.onWall(ellipse(width / 2, height - 0.42, 0.2), [left, 0, 0.1]);
  return [
    fill(
      view.face([right, 0, 0], [right, height - 0.7, 0], [right, height - 0.9, -7], [right, 0, -7]),
      mix(wall, palette.ink, 0.42),
    ),
    fill(view.onWall(outline, [left, 0, 0]), wall),
    texture(view, building, random),
    fill(view.onWall(outline, [left, 0, 0]), 'url(#daybreak)', { blend: 'soft-light' }),
    line(
      view.onWall(polyline([0, 0], [0, height - 0.7]), [left, 0, 0]),
      '#ffe3b5',
      view.scale([left, 0, 0]) * 0.05,
      { opacity: 0.75 },
    ),
    cornice(view, building),
    parapet === 'flat'
      ? ''
      : fill(medallion, mix(wall, palette.ground, 0.25)) +
        line(medallion, mix(trim, wall, 0.5), 1.5),
    ...range(windows).map((index) =>
      upstairsWindow(view, building, gap + index * (1.1 + gap), 4.15),
    ),
    ...(building.boxes
      ? range(windows).map((index) =>
          windowBox(view, left + gap + index * (1.1 + gap), 4.1, random),
        )
      : []),
  ].join('');
}

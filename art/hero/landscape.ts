import { light, mix, palette } from '../palette.ts';
import { seeded } from '../studio/random.ts';
import { type Point, ellipse, polygon } from '../studio/shapes.ts';
import { type Land, ridge } from './land.ts';
import { fence, meadowFlowers } from './meadow.ts';
import { fill, group, line } from './paint.ts';
import { clouds, sunrise } from './sky.ts';
import { liveOak, oaks } from './trees.ts';

/** The water tower, the landmark of every Texas town. */
const waterTower = (x: number, y: number, size: number, tone: string): string =>
  group(
    [
      line('M-16 0L-9 -64', tone, 2.6),
      line('M16 0L9 -64', tone, 2.6),
      line('M0 0L0 -64', tone, 3.4),
      line('M-14 -18L12 -42', tone, 1.3),
      line('M14 -18L-12 -42', tone, 1.3),
      fill('M-24 -66C-24 -84 24 -84 24 -66L24 -64C24 -50 -24 -50 -24 -64Z', tone),
      fill('M-24 -72C-20 -88 20 -88 24 -72Z', mix(tone, palette.ground, 0.25)),
    ].join(''),
    `transform="translate(${x} ${y}) scale(${size})"`,
  );

/** Sky, sun, four Hill Country ridges and the meadow in front: all pale enough for ink-colored text on top. */
export function landscape(land: Land, tower: Point, oak: Point): string {
  const { width, height, horizon, unit } = land;
  const random = seeded(17);
  const tones = ['#f3cdb8', '#e9bfa6', '#d9b896', '#cbb78f'];
  const ridges = tones.map((tone, index) => ({
    tone,
    line: ridge(land, horizon + (index * 30 - 62) * unit, (46 - index * 7) * unit, 40 + index * 13),
  }));
  const paint = ({ tone, line: top }: (typeof ridges)[number], index: number) =>
    oaks(top, mix(tone, '#8c8560', 0.34), (6 + index * 4) * unit, random, 0.22 + index * 0.09) +
    fill(polygon(...top), tone) +
    fill(polygon(...top), 'url(#mist)', { opacity: 0.75 - index * 0.12 });
  return [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    clouds(land),
    sunrise(land),
    ...ridges.slice(0, 2).map(paint),
    waterTower(tower[0], tower[1], 1.5 * unit, '#c79c8c'),
    ...ridges.slice(2).map((each, index) => paint(each, index + 2)),
    fill(polygon(...ridge(land, horizon + 64 * unit, 10 * unit, 77)), 'url(#meadow)'),
    fill(ellipse(width * 0.3, horizon + 60 * unit, width * 0.5, 40 * unit), light.haze, {
      opacity: 0.6,
      filter: 'softer',
    }),
    fence(land),
    meadowFlowers(land, random),
    liveOak(oak, 130 * unit, random),
  ].join('');
}

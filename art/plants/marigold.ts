import { fill } from '../hero/paint.ts';
import { mix, palette } from '../palette.ts';
import { range, type Random } from '../studio/random.ts';
import { ellipse, polygon, type Point } from '../studio/shapes.ts';
import { bushOf, type Plant } from './plant.ts';

const ruffle = (
  x: number,
  y: number,
  radius: number,
  petals: number,
  turn: number,
  flat: number,
): string => {
  const points = range(petals * 6).map((step): Point => {
    const angle = turn + (step / (petals * 6)) * Math.PI * 2;
    const wave = radius * (0.9 + 0.12 * Math.abs(Math.sin((step / 6) * Math.PI)));
    return [x + wave * Math.cos(angle), y + wave * Math.sin(angle) * flat];
  });
  return polygon(...points);
};

const ringOfPetals = (
  x: number,
  y: number,
  radius: number,
  tone: string,
  flat: number,
  random: Random,
): string => {
  const turn = random.between(0, 1);
  const count = 13;
  return range(count)
    .map((index) => {
      const angle = turn + (index / count) * Math.PI * 2;
      const [px, py] = [
        x + radius * 0.72 * Math.cos(angle),
        y + radius * 0.72 * Math.sin(angle) * flat,
      ];
      const shade = mix(tone, index % 2 ? '#ffe0a0' : palette.accent, random.between(0.02, 0.16));
      return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(radius * 0.34).toFixed(1)}" ry="${(radius * 0.21).toFixed(1)}" fill="${shade}" transform="rotate(${((angle * 180) / Math.PI).toFixed(0)} ${px.toFixed(1)} ${py.toFixed(1)})"/>`;
    })
    .join('');
};

/** One flower head: ruffled rings of petals, darker between the rings, light at the center. */
const head: Plant['head'] = (x, y, radius, random) => {
  const hue = random.pick(['#f4a91f', '#f29a1c', '#f7b83c', '#ee8420']);
  const flat = random.between(0.72, 0.92);
  if (radius < 7)
    return (
      fill(ruffle(x, y, radius, 12, 0, flat), mix(hue, palette.accent, 0.25)) +
      fill(ellipse(x - radius * 0.15, y - radius * 0.2, radius * 0.6), mix(hue, '#ffe2a0', 0.35))
    );
  if (radius < 13)
    return [
      fill(ruffle(x, y, radius, 12, 0, flat), mix(hue, palette.accent, 0.4)),
      ringOfPetals(x, y - radius * 0.06, radius * 0.8, hue, flat, random),
      fill(ellipse(x, y - radius * 0.14, radius * 0.3), mix(hue, '#ffe9b8', 0.5)),
    ].join('');
  const rings = [
    { size: 1.02, tone: mix(hue, palette.accent, 0.3) },
    { size: 0.84, tone: mix(hue, palette.accent, 0.1) },
    { size: 0.66, tone: hue },
    { size: 0.48, tone: mix(hue, '#ffdf92', 0.3) },
    { size: 0.3, tone: mix(hue, '#fff0c4', 0.45) },
  ];
  return rings
    .map(
      ({ size, tone }, index) =>
        fill(
          ruffle(x, y - index * radius * 0.05, radius * size * 0.98, 13, index, flat),
          mix(tone, palette.accent, 0.42),
        ) + ringOfPetals(x, y - index * radius * 0.05, radius * size, tone, flat, random),
    )
    .join('');
};

export const marigold: Plant = { head, bush: bushOf(head) };

import { light, mix, palette } from '../palette.ts';
import { range, type Random } from '../studio/random.ts';
import { ellipse, polygon, type Point } from '../studio/shapes.ts';
import { fill } from './paint.ts';

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
  return polygon(points);
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
      const shade = mix(tone, index % 2 ? '#ffe0a0' : palette.clay, random.between(0.02, 0.16));
      return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(radius * 0.34).toFixed(1)}" ry="${(radius * 0.21).toFixed(1)}" fill="${shade}" transform="rotate(${((angle * 180) / Math.PI).toFixed(0)} ${px.toFixed(1)} ${py.toFixed(1)})"/>`;
    })
    .join('');
};

/** One marigold head: ruffled rings of petals, darker between them, light at the heart. */
export function marigoldHead(x: number, y: number, radius: number, random: Random): string {
  const hue = random.pick(['#f4a91f', '#f29a1c', '#f7b83c', '#ee8420']);
  const flat = random.between(0.72, 0.92);
  if (radius < 7)
    return (
      fill(ruffle(x, y, radius, 12, 0, flat), mix(hue, palette.clay, 0.25)) +
      fill(ellipse(x - radius * 0.15, y - radius * 0.2, radius * 0.6), mix(hue, '#ffe2a0', 0.35))
    );
  if (radius < 13)
    return [
      fill(ruffle(x, y, radius, 12, 0, flat), mix(hue, palette.clay, 0.4)),
      ringOfPetals(x, y - radius * 0.06, radius * 0.8, hue, flat, random),
      fill(ellipse(x, y - radius * 0.14, radius * 0.3), mix(hue, '#ffe9b8', 0.5)),
    ].join('');
  const rings = [
    { size: 1.02, tone: mix(hue, palette.clay, 0.3) },
    { size: 0.84, tone: mix(hue, palette.clay, 0.1) },
    { size: 0.66, tone: hue },
    { size: 0.48, tone: mix(hue, '#ffdf92', 0.3) },
    { size: 0.3, tone: mix(hue, '#fff0c4', 0.45) },
  ];
  return rings
    .map(
      ({ size, tone }, index) =>
        fill(
          ruffle(x, y - index * radius * 0.05, radius * size * 0.98, 13, index, flat),
          mix(tone, palette.clay, 0.42),
        ) + ringOfPetals(x, y - index * radius * 0.05, radius * size, tone, flat, random),
    )
    .join('');
}

const leaf = (x: number, y: number, length: number, angle: number, tone: string): string => {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  return fill(
    `M${x} ${y}C${x + dx * 0.3 - dy * 0.22} ${y + dy * 0.3 + dx * 0.22} ${x + dx * 0.75 - dy * 0.16} ${y + dy * 0.75 + dx * 0.16} ${x + dx} ${y + dy}C${x + dx * 0.75 + dy * 0.16} ${y + dy * 0.75 - dx * 0.16} ${x + dx * 0.3 + dy * 0.22} ${y + dy * 0.3 - dx * 0.22} ${x} ${y}Z`,
    tone,
  );
};

/** A bush of marigolds around (x, y), `spread` pixels wide on each side. */
export function marigoldBush(
  x: number,
  y: number,
  spread: number,
  size: number,
  random: Random,
): string {
  const count = Math.round((spread / size) * 5) + 4;
  const leaves = range(count * 6).map(() => {
    const tone = random.pick([light.moss, '#4f6e4c', '#2f4a3a', light.leaf, '#5f7f52']);
    return leaf(
      x + random.between(-1, 1) * spread,
      y - random.between(-0.5, 1.6) * size,
      size * random.between(0.7, 1.7),
      random.between(-2.9, -0.2),
      tone,
    );
  });
  const heads = range(count)
    .map(() => ({
      x: x + random.between(-0.95, 0.95) * spread,
      y: y - random.between(-0.1, 2.1) * size,
      radius: size * random.between(0.42, 0.72),
    }))
    .sort((one, other) => one.y - other.y)
    .map((head) => marigoldHead(head.x, head.y, head.radius, random));
  return leaves.join('') + heads.join('');
}

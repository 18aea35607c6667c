import { fill } from '../hero/paint.ts';
import { mix } from '../palette.ts';
import { range, type Random } from '../studio/random.ts';
import { ellipse } from '../studio/shapes.ts';
import type { Plant } from './plant.ts';

/** A plant whose flowers grow around upright stems, such as lavender. */
export interface Spikes {
  tones: readonly [string, ...string[]];
  /** The color of the buds at the top. */
  tip: string;
  /** The highlight in a floret. */
  eye: string;
  /** The shadow between florets. */
  shade: string;
  stem: string;
  leaves: readonly [string, ...string[]];
  /** The size of a spike, in radii of the round head it replaces. */
  height: number;
  width: number;
  /** The distance between two rows of florets, in spike widths. */
  gap: number;
  /** How many spikes replace one round head. */
  crowd: number;
  /** The size of a leaf, in multiples of the bush's `size`. */
  blade: readonly [length: number, width: number];
}

const floret = (
  { tones, tip, eye, shade }: Spikes,
  x: number,
  y: number,
  size: number,
  up: number,
  random: Random,
): string => {
  const tone = mix(random.pick(tones), tip, up > 0.84 ? 0.85 : up * 0.3);
  const petals = fill(ellipse(x, y, size, size * 0.84), tone);
  if (size < 2) return petals;
  return [
    fill(ellipse(x, y + size * 0.16, size * 1.08, size * 0.88), mix(tone, shade, 0.42)),
    petals,
    fill(ellipse(x, y - size * 0.12, size * 0.36, size * 0.3), mix(tone, eye, 0.7)),
  ].join('');
};

/** The relative width of a spike at a height from 0 to 1: rounded at the foot, thin at the tip. */
const breadth = (up: number): number => (0.7 + 0.3 * Math.min(1, up * 4)) * (1 - 0.82 * up ** 2);

/** The heights of a spike's rows, from 0 at its foot to 1 at its tip. Rows are closer where the spike is thinner. */
const rowsOf = (slender: number, from = 0): number[] =>
  from > 1 ? [] : [from, ...rowsOf(slender, from + slender * breadth(from))];

const spike = (plant: Spikes, x: number, y: number, radius: number, random: Random): string => {
  const [high, wide] = [radius * plant.height, radius * plant.width];
  const [foot, lean] = [y + high / 2, random.between(-0.14, 0.14) * high];
  return rowsOf((plant.gap * wide) / high)
    .flatMap((up) => {
      const half = wide * breadth(up);
      return [-0.66, 0.66, 0].map((side) =>
        floret(
          plant,
          x + lean * up ** 2 + side * half,
          foot - high * up + Math.abs(side) * half * 0.4,
          half * random.between(0.42, 0.52),
          up,
          random,
        ),
      );
    })
    .join('');
};

const blade = (x: number, y: number, length: number, width: number, angle: number): string => {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [sx, sy] = [-Math.sin(angle) * width, Math.cos(angle) * width];
  const [mx, my] = [x + dx * 0.55, y + dy * 0.55];
  return `M${x} ${y}C${x + sx} ${y + sy} ${mx + sx} ${my + sy} ${x + dx} ${y + dy}C${mx - sx} ${my - sy} ${x - sx} ${y - sy} ${x} ${y}Z`;
};

const stalk = (x: number, y: number, footX: number, footY: number, width: number, tone: string) =>
  `<path d="M${footX} ${footY}Q${x} ${(y + footY) / 2} ${x} ${y}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Draws a plant with spikes in place of round flower heads. */
export const spikes = (plant: Spikes): Plant => ({
  head: (x, y, radius, random) => spike(plant, x, y, radius * 1.1, random),
  bush: (x, y, spread, size, random) => {
    const count = Math.round(((spread / size) * 5 + 4) * plant.crowd);
    const [length, width] = plant.blade;
    const leaves = range(count * 5).map(() =>
      fill(
        blade(
          x + random.between(-1, 1) * spread,
          y + random.between(-0.3, 0.5) * size,
          size * length * random.between(0.6, 1.2),
          size * width * random.between(0.7, 1.2),
          random.between(-2.5, -0.64),
        ),
        random.pick(plant.leaves),
      ),
    );
    const stems = range(count)
      .map(() => {
        const side = random.between(-0.92, 0.92);
        return {
          foot: x + side * spread * 0.86,
          x: x + side * spread,
          y: y - random.between(0.9, 2.5) * size,
          radius: size * random.between(0.5, 0.72),
        };
      })
      .sort((one, other) => one.y - other.y)
      .map(
        (one) =>
          stalk(one.x, one.y, one.foot, y + size * 0.2, Math.max(1, size * 0.06), plant.stem) +
          spike(plant, one.x, one.y, one.radius, random),
      );
    return leaves.join('') + stems.join('');
  },
});

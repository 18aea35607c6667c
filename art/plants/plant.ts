import { light } from '../palette.ts';
import { fill } from '../hero/paint.ts';
import { range, type Random } from '../studio/random.ts';

/** A plant for pots and flower beds. */
export interface Plant {
  /** One flower centered at (x, y). */
  head: (x: number, y: number, radius: number, random: Random) => string;
  /** A bush around (x, y) that extends `spread` pixels to each side. `size` scales its flowers and leaves. */
  bush: (x: number, y: number, spread: number, size: number, random: Random) => string;
}

const leaf = (x: number, y: number, length: number, angle: number, tone: string): string => {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  return fill(
    `M${x} ${y}C${x + dx * 0.3 - dy * 0.22} ${y + dy * 0.3 + dx * 0.22} ${x + dx * 0.75 - dy * 0.16} ${y + dy * 0.75 + dx * 0.16} ${x + dx} ${y + dy}C${x + dx * 0.75 + dy * 0.16} ${y + dy * 0.75 - dx * 0.16} ${x + dx * 0.3 + dy * 0.22} ${y + dy * 0.3 - dx * 0.22} ${x} ${y}Z`,
    tone,
  );
};

/** A bush of leaves with flowers on top, the lowest ones in front. */
export const bushOf =
  (head: Plant['head']): Plant['bush'] =>
  (x, y, spread, size, random) => {
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
      .map((flower) => head(flower.x, flower.y, flower.radius, random));
    return leaves.join('') + heads.join('');
  };

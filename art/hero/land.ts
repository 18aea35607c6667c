import { range, seeded } from '../studio/random.ts';
import type { Point } from '../studio/shapes.ts';

export type Land = { width: number; height: number; horizon: number; sun: Point; unit: number };

export const ridge = (
  { width, height }: Land,
  base: number,
  rise: number,
  seed: number,
): Point[] => {
  const random = seeded(seed);
  const waves = range(5).map((octave) => ({
    length: width / (0.8 + octave * 1.7) / random.between(0.8, 1.3),
    phase: random.between(0, 6.3),
    size: rise / (1 + octave * 1.25),
  }));
  const top = range(161).map((step): Point => {
    const x = (step / 160) * (width + 40) - 20;
    return [
      x,
      base -
        waves.reduce(
          (sum, wave) => sum + wave.size * Math.sin((x / wave.length) * 6.28 + wave.phase),
          0,
        ),
    ];
  });
  return [...top, [width + 20, height], [-20, height]];
};

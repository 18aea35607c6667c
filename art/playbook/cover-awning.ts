import { fill, line } from '../hero/paint.ts';
import { mix, palette } from '../palette.ts';
import { range } from '../studio/random.ts';
import { polygon, polyline } from '../studio/shapes.ts';

const { ink, accent } = palette;

export const awning = (x: number, y: number, width: number, stripes: number): string => {
  const step = width / stripes;
  const flare = 34;
  return (
    range(stripes)
      .map((index) => {
        const [from, to] = [x + index * step, x + (index + 1) * step];
        const stretch = (px: number) => x - flare + ((px - x) / width) * (width + 2 * flare);
        const [low, high] = [stretch(from), stretch(to)];
        const colour = index % 2 ? '#fff6e6' : accent;
        const radius = (high - low) / 2;
        return (
          fill(polygon([from, y], [to, y], [high, y + 96], [low, y + 96]), colour) +
          fill(
            `M${low} ${y + 96}L${low} ${y + 118}C${low} ${y + 118 + radius * 1.2} ${high} ${y + 118 + radius * 1.2} ${high} ${y + 118}L${high} ${y + 96}Z`,
            mix(colour, ink, 0.12),
          )
        );
      })
      .join('') +
    line(polyline([x - flare, y + 97], [x + width + flare, y + 97]), '#fff6e6', 3, { opacity: 0.5 })
  );
};

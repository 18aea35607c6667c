import { inLight, light, palette } from '../palette.ts';
import { emblem } from '../studio/bloom.ts';
import { range, type Random } from '../studio/random.ts';
import { archway, ellipse, polygon, rectangle } from '../studio/shapes.ts';

export type Ware =
  | 'bread'
  | 'flowers'
  | 'pots'
  | 'dresses'
  | 'books'
  | 'chairs'
  | 'toys'
  | 'papers'
  | 'plans'
  | 'nothing';

type Brush = (path: string, colour: string, opacity: number) => string;

/** Shelves at these heights, with `count` things on each. */
const shelves = (
  brush: Brush,
  width: number,
  heights: readonly number[],
  count: number,
  thing: (index: number, height: number) => string,
): string =>
  heights
    .map((height) => {
      const board = brush(rectangle(0.05, height, width - 0.1, 0.05), '#7a4b3e', 0.95);
      return (
        board +
        range(count)
          .map((index) => thing(index, height))
          .join('')
      );
    })
    .join('');

const flowers = (brush: Brush, width: number, random: Random): string =>
  range(Math.round(width * 4))
    .map((index) => {
      const x = 0.15 + (index / (width * 4)) * (width - 0.3);
      const tall = random.between(0.25, 0.75);
      const heads = range(4).map(() =>
        brush(
          ellipse(x + random.between(-0.1, 0.1), 0.85 + tall + random.between(-0.1, 0.1), 0.07),
          random.pick([palette.action, '#e8785a', palette.soft, '#fff1dc']),
          1,
        ),
      );
      return (
        brush(polygon([x, 0.7], [x + 0.12, 0.7 + tall], [x - 0.12, 0.7 + tall]), light.moss, 0.9) +
        brush(rectangle(x - 0.1, 0.64, 0.2, 0.28), '#c9785c', 1) +
        heads.join('')
      );
    })
    .join('');

const bread = (brush: Brush, width: number, random: Random): string =>
  shelves(brush, width, [0.68, 1.22, 1.76], Math.round(width * 2.6), (index, height) =>
    brush(
      ellipse(0.25 + index * 0.38, height + 0.15, 0.16, random.between(0.09, 0.13)),
      random.pick(['#c98545', '#dca05c', '#b56f3c']),
      1,
    ),
  );

const pots = (brush: Brush, width: number, random: Random): string =>
  shelves(brush, width, [0.68, 1.3], Math.round(width * 2), (index, height) => {
    const tone = random.pick([palette.soft, '#e9d3b4', palette.accent, '#8fa48b']);
    const x = 0.2 + index * 0.5;
    const tall = random.between(0.24, 0.44);
    return (
      brush(ellipse(x + 0.12, height + 0.05 + tall / 2, 0.14, tall / 2), tone, 1) +
      brush(rectangle(x + 0.06, height + tall, 0.12, 0.09), tone, 1)
    );
  });

const dresses = (brush: Brush, width: number, random: Random): string =>
  range(Math.round(width / 0.62))
    .map((index) => {
      const x = 0.35 + index * 0.62;
      const tone = random.pick([palette.action, palette.soft, '#d0705a', '#9bb096']);
      return (
        brush(
          polygon(
            [x - 0.09, 1.95],
            [x + 0.09, 1.95],
            [x + 0.08, 1.6],
            [x + 0.26, 0.85],
            [x - 0.26, 0.85],
            [x - 0.08, 1.6],
          ),
          tone,
          1,
        ) +
        brush(ellipse(x, 2.06, 0.07), '#e9d3b4', 1) +
        brush(rectangle(x - 0.015, 0.64, 0.03, 0.22), '#e9d3b4', 1)
      );
    })
    .join('');

const books = (brush: Brush, width: number, random: Random): string =>
  shelves(brush, width, [0.66, 1.14, 1.62], Math.round(width / 0.11), (index, height) =>
    brush(
      rectangle(0.1 + index * 0.105, height + 0.05, 0.085, random.between(0.24, 0.38)),
      random.pick([
        palette.action,
        palette.soft,
        palette.accent,
        '#8fa48b',
        '#f1dfc4',
        inLight(palette.brand, 0.47),
      ]),
      random.between(0, 1) > 0.12 ? 1 : 0,
    ),
  );

/** Two armchairs facing each other under a lamp. */
const chairs = (brush: Brush, width: number): string => {
  const chair = (x: number, side: number, tone: string) =>
    brush(rectangle(x - 0.3, 0.7, 0.6, 0.42), tone, 1) +
    brush(archway(x - (side > 0 ? 0.3 : -0.02), 0.7, 0.32, 1), tone, 1) +
    brush(rectangle(x - 0.34, 0.95, 0.68, 0.12), '#f1dfc4', 0.5);
  const middle = width / 2;
  return [
    chair(middle - width * 0.26, 1, '#d0705a'),
    chair(middle + width * 0.26, -1, '#9bb096'),
    brush(rectangle(middle - 0.015, 0.66, 0.03, 1.2), '#f1dfc4', 1),
    brush(
      polygon(
        [middle - 0.26, 1.8],
        [middle + 0.26, 1.8],
        [middle + 0.14, 2.14],
        [middle - 0.14, 2.14],
      ),
      palette.action,
      1,
    ),
  ].join('');
};

/** A paper lantern, blocks and a bear. */
const toys = (brush: Brush, width: number): string =>
  [
    brush(ellipse(width * 0.3, 2.05, 0.26, 0.3), palette.action, 1),
    brush(rectangle(width * 0.3 - 0.01, 2.3, 0.02, 0.4), '#f1dfc4', 1),
    ...[palette.accent, '#2f6d78', palette.action, '#9bb096'].map((tone, index) =>
      brush(rectangle(width * 0.18 + index * 0.24, 0.68 + (index % 2) * 0.02, 0.22, 0.22), tone, 1),
    ),
    brush(rectangle(width * 0.18 + 0.12, 0.92, 0.22, 0.22), palette.soft, 1),
    brush(ellipse(width * 0.78, 0.92, 0.2, 0.26), '#a9714b', 1),
    brush(ellipse(width * 0.78, 1.28, 0.17), '#a9714b', 1),
    brush(ellipse(width * 0.78 - 0.13, 1.42, 0.06), '#a9714b', 1),
    brush(ellipse(width * 0.78 + 0.13, 1.42, 0.06), '#a9714b', 1),
    brush(ellipse(width * 0.78, 1.24, 0.07, 0.05), '#f1dfc4', 1),
  ].join('');

/** Notes pinned up at random, above one long straight line. */
const papers = (brush: Brush, width: number, random: Random): string =>
  range(Math.round(width * 5))
    .map(() =>
      brush(
        rectangle(
          random.between(0.15, Math.max(0.2, width - 0.45)),
          random.between(1.1, 2.2),
          0.24,
          0.26,
        ),
        random.pick(['#fff6e8', palette.soft, '#ffe0a0', '#cfdcc8']),
        1,
      ),
    )
    .join('') + brush(rectangle(0, 0.9, width, 0.06), '#e8622c', 1);

/** A bar chart of rising bars, the last one highlighted. */
const plans = (brush: Brush, width: number): string =>
  [
    brush(rectangle(0.12, 0.72, width - 0.24, 1.5), '#f6ecd8', 1),
    ...range(4).map((index) =>
      brush(
        rectangle(0.3 + index * ((width - 0.5) / 4), 0.8, (width - 0.5) / 5, 0.3 + index * 0.28),
        index === 3 ? palette.action : '#6f9c86',
        1,
      ),
    ),
  ].join('');

/** An empty window, except for a card with the brand's mark. */
const nothing = (brush: Brush, width: number): string =>
  brush(rectangle(width / 2 - 0.42, 1.1, 0.84, 0.9), '#fff6e8', 1) +
  brush(
    emblem(
      range(8)
        .map((petal) =>
          ellipse(
            width / 2 + 0.17 * Math.cos(petal * 0.785),
            1.55 + 0.17 * Math.sin(petal * 0.785),
            0.1,
          ),
        )
        .join(''),
      width / 2,
      1.55,
      0.56,
    ),
    palette.action,
    1,
  );

const displays = { flowers, bread, pots, dresses, books, chairs, toys, papers, plans, nothing };

/** The wares in a shop window. `brush` paints one path, in meters. */
export const wares = (ware: Ware, brush: Brush, width: number, random: Random): string =>
  displays[ware](brush, width, random);

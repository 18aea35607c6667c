import { light, palette } from '../palette.ts';
import { range, type Random } from '../studio/random.ts';
import { archway, ellipse, polygon, rectangle } from '../studio/shapes.ts';

export type Ware = 'bread' | 'flowers' | 'pots' | 'dresses' | 'books';

type Brush = (path: string, colour: string, opacity: number) => string;

const shelf = (brush: Brush, width: number, height: number): string =>
  brush(rectangle(0.05, height, width - 0.1, 0.05), '#7a4b3e', 0.95);

const flowers = (brush: Brush, width: number, random: Random): string =>
  range(Math.round(width * 4))
    .map((index) => {
      const x = 0.15 + (index / (width * 4)) * (width - 0.3);
      const tall = random.between(0.25, 0.75);
      const heads = range(4).map(() =>
        brush(
          ellipse(x + random.between(-0.1, 0.1), 0.85 + tall + random.between(-0.1, 0.1), 0.07),
          random.pick([palette.marigold, '#e8785a', palette.rose, '#fff1dc']),
          1,
        ),
      );
      return (
        brush(
          polygon([
            [x, 0.7],
            [x + 0.12, 0.7 + tall],
            [x - 0.12, 0.7 + tall],
          ]),
          light.moss,
          0.9,
        ) +
        brush(rectangle(x - 0.1, 0.64, 0.2, 0.28), '#c9785c', 1) +
        heads.join('')
      );
    })
    .join('');

const bread = (brush: Brush, width: number, random: Random): string =>
  [0.68, 1.22, 1.76]
    .map(
      (height) =>
        shelf(brush, width, height) +
        range(Math.round(width * 2.6))
          .map((index) =>
            brush(
              ellipse(0.25 + index * 0.38, height + 0.15, 0.16, random.between(0.09, 0.13)),
              random.pick(['#c98545', '#dca05c', '#b56f3c']),
              1,
            ),
          )
          .join(''),
    )
    .join('');

const pots = (brush: Brush, width: number, random: Random): string =>
  [0.68, 1.3]
    .map(
      (height) =>
        shelf(brush, width, height) +
        range(Math.round(width * 2))
          .map((index) => {
            const tone = random.pick([palette.rose, '#e9d3b4', palette.clay, '#8fa48b']);
            const x = 0.2 + index * 0.5;
            const tall = random.between(0.24, 0.44);
            return (
              brush(ellipse(x + 0.12, height + 0.05 + tall / 2, 0.14, tall / 2), tone, 1) +
              brush(rectangle(x + 0.06, height + tall, 0.12, 0.09), tone, 1)
            );
          })
          .join(''),
    )
    .join('');

const dresses = (brush: Brush, width: number, random: Random): string =>
  range(Math.round(width / 0.62))
    .map((index) => {
      const x = 0.35 + index * 0.62;
      const tone = random.pick([palette.marigold, palette.rose, '#d0705a', '#9bb096']);
      return (
        brush(
          polygon([
            [x - 0.09, 1.95],
            [x + 0.09, 1.95],
            [x + 0.08, 1.6],
            [x + 0.26, 0.85],
            [x - 0.26, 0.85],
            [x - 0.08, 1.6],
          ]),
          tone,
          1,
        ) +
        brush(ellipse(x, 2.06, 0.07), '#e9d3b4', 1) +
        brush(rectangle(x - 0.015, 0.64, 0.03, 0.22), '#e9d3b4', 1)
      );
    })
    .join('');

const books = (brush: Brush, width: number, random: Random): string =>
  [0.66, 1.14, 1.62]
    .map(
      (height) =>
        shelf(brush, width, height) +
        range(Math.round(width / 0.11))
          .map((index) =>
            brush(
              rectangle(0.1 + index * 0.105, height + 0.05, 0.085, random.between(0.24, 0.38)),
              random.pick([
                palette.marigold,
                palette.rose,
                palette.clay,
                '#8fa48b',
                '#f1dfc4',
                '#7c4a74',
              ]),
              random.between(0, 1) > 0.12 ? 1 : 0,
            ),
          )
          .join(''),
    )
    .join('') + brush(archway(width / 2 - 0.3, 0.68, 0.6, 0.7), '#f1dfc4', 0);

const displays = { flowers, bread, pots, dresses, books };

/** What stands in a shop window: `brush` paints one path given in metres. */
export const wares = (ware: Ware, brush: Brush, width: number, random: Random): string =>
  displays[ware](brush, width, random);

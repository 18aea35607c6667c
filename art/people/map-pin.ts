import { palette } from '../palette.ts';
import { bloomAt } from '../studio/bloom.ts';
import { at, painted } from './props.ts';

const { ink, ground, action, accent } = palette;

/** A map pin with the brand's mark in its circle. Its tip is at (0, 0). */
export const pin = (colour: string): string =>
  painted(
    'M0 0C-20 -44 -56 -64 -56 -110C-56 -144 -30 -166 0 -166C30 -166 56 -144 56 -110C56 -64 20 -44 0 0Z',
    colour,
  ) +
  painted('M-34 -110A34 34 0 1 1 34 -110A34 34 0 1 1 -34 -110Z', ground) +
  bloomAt(0, -110, 54, action, accent);

/** A pin in a map, with its tip at (x, y). */
export const mapPin = (x: number, y: number, size: number, colour: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${44 * size}" ry="${13 * size}" fill="${ink}" opacity=".35"/>` +
  at(x, y, pin(colour), size);

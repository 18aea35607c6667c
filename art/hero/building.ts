import { range } from '../studio/random.ts';
import type { Point } from '../studio/shapes.ts';

export type Building = {
  /** The position of the left (far) end along the wall. All lengths are in meters. */
  left: number;
  width: number;
  height: number;
  wall: string;
  trim: string;
  finish: 'brick' | 'boards' | 'stucco';
  parapet: 'stepped' | 'flat' | 'round' | 'gable';
  /** The number of arched windows upstairs, 0 on a one-story shop. */
  windows: number;
  /** Flower boxes below the upper windows. */
  boxes?: boolean;
};

/** The outline of the false front above the roofline, typical of Main Street. */
export const crown: Record<Building['parapet'], (width: number, height: number) => Point[]> = {
  flat: (width, height) => [
    [0, height],
    [width, height],
  ],
  stepped: (width, height) => [
    [0, height - 0.7],
    [width * 0.2, height - 0.7],
    [width * 0.2, height - 0.3],
    [width * 0.34, height - 0.3],
    [width * 0.34, height + 0.25],
    [width * 0.66, height + 0.25],
    [width * 0.66, height - 0.3],
    [width * 0.8, height - 0.3],
    [width * 0.8, height - 0.7],
    [width, height - 0.7],
  ],
  gable: (width, height) => [
    [0, height - 0.6],
    [width / 2, height + 0.7],
    [width, height - 0.6],
  ],
  round: (width, height) => [
    [0, height - 0.5],
    [width * 0.25, height - 0.5],
    ...range(13).map((step): Point => [
      width * (0.5 - 0.25 * Math.cos((step / 12) * Math.PI)),
      height - 0.5 + 0.95 * Math.sin((step / 12) * Math.PI),
    ]),
    [width * 0.75, height - 0.5],
    [width, height - 0.5],
  ],
};

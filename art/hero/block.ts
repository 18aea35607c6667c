import { inLight, mix, palette } from '../palette.ts';
import type { Building } from './building.ts';
import type { Shop } from './shop.ts';

/** One house of the block. `air` is the amount of morning haze in front of it, 0 to 1. */
export type House = { building: Building; shop: Shop; air: number };

const house = (air: number, building: Building, shop: Omit<Shop, 'left' | 'width'>): House => ({
  air,
  building,
  shop: { ...shop, left: building.left, width: building.width },
});

/** The block, from its far end to its near end. Positions are meters along the wall. */
export const block: House[] = [
  house(
    0.38,
    {
      left: -31,
      width: 5,
      height: 7.2,
      wall: '#c98a6f',
      trim: '#f7e2c6',
      finish: 'brick',
      parapet: 'round',
      windows: 2,
    },
    { door: 3.2, joinery: palette.success, awning: ['#fdf0dc', palette.success], ware: 'pots' },
  ),
  house(
    0.24,
    {
      left: -26,
      width: 5,
      height: 5.3,
      wall: '#e9c9a4',
      trim: '#fff3e0',
      finish: 'boards',
      parapet: 'gable',
      windows: 0,
    },
    { door: 0.7, joinery: palette.accent, awning: ['#fff6e8', palette.action], ware: 'books' },
  ),
  house(
    0.12,
    {
      left: -21,
      width: 6.2,
      height: 7.6,
      wall: '#b9583f',
      trim: '#f9e6cd',
      finish: 'brick',
      parapet: 'stepped',
      windows: 3,
      boxes: true,
    },
    {
      door: 4.3,
      joinery: '#3f5a55',
      awning: ['#fff6e8', inLight(palette.accent, 0.66)],
      ware: 'bread',
    },
  ),
  house(
    0.05,
    {
      left: -14.8,
      width: 7.4,
      height: 6.0,
      wall: '#f3dfc3',
      trim: '#fffaf0',
      finish: 'stucco',
      parapet: 'round',
      windows: 0,
    },
    { door: 4.1, joinery: palette.brand, ware: 'flowers' },
  ),
  house(
    0,
    {
      left: -7.4,
      width: 7.6,
      height: 8.1,
      wall: mix(palette.brand, '#da967b', 0.25),
      trim: '#f6dfc9',
      finish: 'brick',
      parapet: 'stepped',
      windows: 4,
      boxes: true,
    },
    {
      door: 3.3,
      joinery: mix(palette.brand, palette.ink, 0.4),
      awning: [palette.action, '#fff6e8'],
      ware: 'dresses',
    },
  ),
  house(
    0,
    {
      left: 0.2,
      width: 6,
      height: 6.4,
      wall: '#8fa387',
      trim: '#fbeeda',
      finish: 'boards',
      parapet: 'flat',
      windows: 2,
    },
    {
      door: 0.6,
      joinery: '#3f5a45',
      awning: ['#fff6e8', mix(palette.accent, palette.brand, 0.5)],
      ware: 'books',
    },
  ),
];

import type { Trade } from '@agency/leads/forms/door.ts';
import { inLight, mix, palette } from '../palette.ts';
import { cast } from '../people/cast.ts';
import type { Front } from './shop-types.ts';

type Facade = Omit<Front['building'], 'width' | 'wall' | 'trim'>;

const facades = {
  stepped: { height: 7.5, finish: 'brick', parapet: 'stepped', windows: 2, boxes: true },
  barn: { height: 6.9, finish: 'boards', parapet: 'gable', windows: 2, boxes: true },
  cottage: { height: 5.6, finish: 'boards', parapet: 'gable', windows: 0 },
  salon: { height: 7.6, finish: 'brick', parapet: 'round', windows: 3 },
  hall: { height: 8.5, finish: 'stucco', parapet: 'flat', windows: 3 },
  pavilion: { height: 6.2, finish: 'stucco', parapet: 'round', windows: 0 },
} satisfies Record<string, Facade>;

interface Look extends Omit<Front['shop'], 'door'> {
  facade: Facade;
  wall: string;
  owner: Front['owner'];
  /** Left of the windows, right of them, or between two. */
  door?: number;
}

const { accent, action, brand, ink, soft, success } = palette;

/** The shop of each trade: its facade, its wares and door, and who stands in it. */
const looks: Readonly<Record<Trade, Look>> = {
  bakery: {
    facade: facades.stepped,
    wall: '#c9604a',
    joinery: mix(accent, ink, 0.25),
    awning: ['#fff6e8', inLight(accent, 0.66)],
    ware: 'bread',
    owner: cast.baker,
  },
  florist: {
    facade: facades.barn,
    wall: '#5d7a63',
    joinery: '#27343a',
    awning: [soft, mix(accent, brand, 0.5)],
    ware: 'flowers',
    owner: cast.florist,
  },
  studio: {
    facade: facades.cottage,
    wall: '#e2a65c',
    joinery: success,
    awning: ['#fdf0dc', success],
    ware: 'pots',
    owner: cast.ceramist,
  },
  boutique: {
    facade: facades.salon,
    wall: '#c8586f',
    joinery: mix(accent, brand, 0.6),
    awning: ['#fff6e8', '#d98a9c'],
    ware: 'dresses',
    owner: cast.boutique,
    door: 0.7,
  },
  law: {
    facade: facades.hall,
    wall: '#dcc08e',
    joinery: '#5d3d28',
    ware: 'books',
    owner: cast.lawyer,
    door: 2.25,
  },
  coaching: {
    facade: facades.salon,
    wall: inLight(brand, 0.53),
    joinery: mix(brand, ink, 0.4),
    awning: [action, '#fff6e8'],
    ware: 'chairs',
    owner: cast.coach,
  },
  finance: {
    facade: { ...facades.hall, height: 7.2, finish: 'boards', windows: 2 },
    wall: '#7fa08a',
    joinery: '#2f4d40',
    awning: ['#fff6e8', '#3f6a58'],
    ware: 'plans',
    owner: cast.planner,
    door: 0.7,
  },
  clinic: {
    facade: facades.pavilion,
    wall: '#a8d0cf',
    joinery: '#2f6d78',
    ware: 'toys',
    owner: cast.doctor,
    door: 2.25,
  },
  other: {
    facade: { ...facades.stepped, boxes: false },
    wall: '#cf9a6e',
    joinery: brand,
    awning: ['#fff6e8', brand],
    ware: 'papers',
    owner: cast.consultant,
    door: 0.7,
  },
};

/** The last house of the street as each trade fits it out: as wide as when it was vacant. */
export const yourFronts: readonly [trade: string, front: Front][] = Object.entries(looks).map(
  ([trade, { facade, wall, owner, door = 3.8, ...shop }]) => [
    trade,
    { owner, building: { ...facade, width: 5.6, wall, trim: '#f9e9d2' }, shop: { ...shop, door } },
  ],
);

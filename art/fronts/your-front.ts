import type { Trade } from '@agency/leads/forms/door.ts';
import { inLight, mix, palette } from '../palette.ts';
import { cast } from '../people/cast.ts';
import { fronts, type Front } from './shop-types.ts';

type Facade = Omit<Front['building'], 'width' | 'wall' | 'trim'>;

const facades = {
  stepped: { height: 7.5, finish: 'brick', parapet: 'stepped', windows: 2, boxes: true },
  barn: { height: 6.9, finish: 'boards', parapet: 'gable', windows: 2, boxes: true },
  cottage: { height: 5.6, finish: 'boards', parapet: 'gable', windows: 0 },
  salon: { height: 7.6, finish: 'brick', parapet: 'round', windows: 3 },
  hall: { height: 8.5, finish: 'stucco', parapet: 'flat', windows: 3 },
  pavilion: { height: 6.2, finish: 'stucco', parapet: 'round', windows: 0 },
} satisfies Record<string, Facade>;

interface Look extends Pick<Front, 'owner'> {
  facade: Facade;
  wall: string;
  shop: Omit<Front['shop'], 'door'>;
  /** Left of the windows, right of them, or between two. */
  door?: number;
}

const { accent, brand } = palette;

/** The shop of each trade: as on the project street, behind a facade of its own. */
const looks: Readonly<Record<Trade, Look>> = {
  bakery: { ...fronts.bakery, facade: facades.stepped, wall: '#c9604a' },
  florist: { ...fronts.florist, facade: facades.barn, wall: '#5d7a63' },
  studio: { ...fronts.pottery, facade: facades.cottage, wall: '#e2a65c' },
  boutique: {
    owner: cast.boutique,
    facade: facades.salon,
    wall: '#c8586f',
    shop: { joinery: mix(accent, brand, 0.6), awning: ['#fff6e8', '#d98a9c'], ware: 'dresses' },
    door: 0.7,
  },
  law: { ...fronts.office, facade: facades.hall, wall: '#dcc08e', door: 2.25 },
  coaching: { ...fronts.parlor, facade: facades.salon, wall: inLight(brand, 0.53) },
  finance: {
    ...fronts.bank,
    facade: { ...facades.hall, height: 7.2, finish: 'boards', windows: 2 },
    wall: '#7fa08a',
    door: 0.7,
  },
  clinic: { ...fronts.clinic, facade: facades.pavilion, wall: '#a8d0cf', door: 2.25 },
  other: {
    ...fronts.workshop,
    facade: { ...facades.stepped, boxes: false },
    wall: '#cf9a6e',
    shop: { joinery: brand, awning: ['#fff6e8', brand], ware: 'papers' },
    door: 0.7,
  },
};

/** The last house of the street as each trade fits it out: as wide as when it was vacant. */
export const yourFronts: readonly [trade: string, front: Front][] = Object.entries(looks).map(
  ([trade, { facade, wall, owner, shop, door = 3.8 }]) => [
    trade,
    { owner, building: { ...facade, width: 5.6, wall, trim: '#f9e9d2' }, shop: { ...shop, door } },
  ],
);

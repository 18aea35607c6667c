import { inLight, mix, palette } from '../palette.ts';
import { cast } from '../people/cast.ts';
import type { Woman } from '../people/woman.ts';
import type { Building } from '../hero/building.ts';
import type { Shop } from '../hero/shop.ts';

/** A house on the project street: the building and the shop on its ground floor. */
export interface Front {
  building: Omit<Building, 'left'>;
  shop: Omit<Shop, 'left' | 'width'>;
  /** The woman in the doorway when the lights are on. */
  owner?: Woman;
}

/** The houses that an entry in `content/projects.yml` can choose from, by name. */
export const fronts = {
  bakery: {
    owner: cast.baker,
    building: {
      width: 6.2,
      height: 7.6,
      wall: '#c4614a',
      trim: '#f9e6cd',
      finish: 'brick',
      parapet: 'stepped',
      windows: 3,
      boxes: true,
    },
    shop: {
      door: 4.4,
      joinery: mix(palette.accent, palette.ink, 0.25),
      awning: ['#fff6e8', inLight(palette.accent, 0.66)],
      ware: 'bread',
    },
  },
  office: {
    owner: cast.lawyer,
    building: {
      width: 7.4,
      height: 8.7,
      wall: '#d9c19c',
      trim: '#fff3df',
      finish: 'stucco',
      parapet: 'flat',
      windows: 4,
    },
    shop: { door: 3.1, joinery: '#5d3d28', ware: 'books' },
  },
  pottery: {
    owner: cast.ceramist,
    building: {
      width: 5.4,
      height: 5.5,
      wall: '#e6c4a0',
      trim: '#fff3e0',
      finish: 'boards',
      parapet: 'gable',
      windows: 0,
    },
    shop: {
      door: 3.6,
      joinery: palette.success,
      awning: ['#fdf0dc', palette.success],
      ware: 'pots',
    },
  },
  parlor: {
    owner: cast.coach,
    building: {
      width: 6.4,
      height: 7.9,
      wall: inLight(palette.brand, 0.53),
      trim: '#f6dfc9',
      finish: 'brick',
      parapet: 'round',
      windows: 3,
      boxes: true,
    },
    shop: {
      door: 0.7,
      joinery: mix(palette.brand, palette.ink, 0.4),
      awning: [palette.action, '#fff6e8'],
      ware: 'chairs',
    },
  },
  bank: {
    owner: cast.planner,
    building: {
      width: 6.2,
      height: 6.8,
      wall: '#9db496',
      trim: '#fbeeda',
      finish: 'boards',
      parapet: 'flat',
      windows: 2,
    },
    shop: { door: 4.3, joinery: '#2f4d40', awning: ['#fff6e8', '#3f6a58'], ware: 'plans' },
  },
  clinic: {
    owner: cast.doctor,
    building: {
      width: 6.8,
      height: 6.3,
      wall: '#f0dcc2',
      trim: '#fffaf0',
      finish: 'stucco',
      parapet: 'round',
      windows: 0,
    },
    shop: { door: 2.8, joinery: '#2f6d78', ware: 'toys' },
  },
  workshop: {
    owner: cast.consultant,
    building: {
      width: 5.8,
      height: 7.3,
      wall: '#c98a6f',
      trim: '#f7e2c6',
      finish: 'brick',
      parapet: 'stepped',
      windows: 2,
    },
    shop: {
      door: 0.7,
      joinery: palette.accent,
      awning: ['#fff6e8', mix(palette.action, palette.accent, 0.35)],
      ware: 'papers',
    },
  },
  vacant: {
    building: {
      width: 5.6,
      height: 5.9,
      wall: '#cdb8a6',
      trim: '#f7ead6',
      finish: 'stucco',
      parapet: 'stepped',
      windows: 0,
    },
    shop: {
      door: 3.8,
      joinery: palette.muted,
      awning: ['#fff6e8', mix(palette.muted, palette.ground, 0.22)],
      ware: 'nothing',
    },
  },
  florist: {
    owner: cast.florist,
    building: {
      width: 6,
      height: 6.9,
      wall: '#5f6f6a',
      trim: '#e9dcc6',
      finish: 'boards',
      parapet: 'gable',
      windows: 2,
      boxes: true,
    },
    shop: {
      door: 4.2,
      joinery: '#27343a',
      awning: [palette.soft, mix(palette.accent, palette.brand, 0.5)],
      ware: 'flowers',
    },
  },
} satisfies Record<string, Front>;

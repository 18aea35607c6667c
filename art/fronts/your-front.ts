import { inLight, mix, palette } from '../palette.ts';
import { fronts, type Front } from './shop-types.ts';

type TradeLook = Pick<Front['shop'], 'awning' | 'ware'> & { joinery: string };

/** How each trade changes the vacant house: its wares, door and awning. */
const looks: Readonly<Record<string, TradeLook>> = {
  bakery: {
    joinery: mix(palette.accent, palette.ink, 0.25),
    awning: ['#fff6e8', inLight(palette.accent, 0.66)],
    ware: 'bread',
  },
  florist: {
    joinery: '#27343a',
    awning: [palette.soft, mix(palette.accent, palette.brand, 0.5)],
    ware: 'flowers',
  },
  studio: {
    joinery: palette.success,
    awning: ['#fdf0dc', palette.success],
    ware: 'pots',
  },
  boutique: { joinery: palette.accent, awning: ['#fff6e8', palette.action], ware: 'dresses' },
  law: { joinery: '#5d3d28', awning: ['#fff3df', '#8a5a3c'], ware: 'books' },
  coaching: {
    joinery: mix(palette.brand, palette.ink, 0.4),
    awning: [palette.action, '#fff6e8'],
    ware: 'chairs',
  },
  finance: { joinery: '#2f4d40', awning: ['#fff6e8', '#3f6a58'], ware: 'plans' },
  clinic: { joinery: '#2f6d78', awning: ['#fffaf0', '#5aa0a8'], ware: 'toys' },
  other: { joinery: palette.brand, awning: ['#fff6e8', palette.brand], ware: 'papers' },
};

/** The vacant house at the end of the street, fitted out for each trade in `content/pages/yourdoor.yml`. */
export const yourFronts: readonly [trade: string, front: Front][] = Object.entries(looks).map(
  ([trade, look]) => {
    const { building, shop } = fronts['vacant'] as Front;
    return [trade, { building, shop: { ...shop, ...look } }];
  },
);

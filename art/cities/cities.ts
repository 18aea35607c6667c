import { definitions } from '../hero/scene.ts';
import type { Land } from '../hero/land.ts';
import { mix, palette } from '../palette.ts';
import { grain, grained } from '../studio/grain.ts';
import type { Painting } from '../studio/picture.ts';
import { austin } from './austin.ts';
import { dallas } from './dallas.ts';
import { fortWorth } from './fort-worth.ts';
import { houston } from './houston.ts';
import { lubbock } from './lubbock.ts';
import { sanAntonio } from './san-antonio.ts';

/** A gradient from top to bottom. */
const fade = (id: string, ...stops: readonly [number, string, number?][]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([offset, tone, opacity = 1]) => `<stop offset="${offset}" stop-color="${tone}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;

const { brand, ink, soft } = palette;
const afterglow = mix(brand, '#ba6069', 0.4);

const lights = `<defs><radialGradient id="lamp"><stop offset="0" stop-color="#ffd489" stop-opacity=".8"/><stop offset=".3" stop-color="#ffb452" stop-opacity=".3"/><stop offset="1" stop-color="#ff9d3c" stop-opacity="0"/></radialGradient>${fade('dusk', [0, brand], [0.44, afterglow], [0.66, '#c8694f'], [0.8, '#f6b565'])}${fade('lake', [0, '#d98a62'], [0.5, afterglow], [1, brand])}${fade('night', [0, ink], [0.55, mix(ink, brand, 0.7)], [1, '#a5605f'])}${fade('haze', [0, '#a5605f', 0], [1, '#a5605f', 0.8])}${fade('morning', [0, '#f3d3cb'], [0.5, '#fbdcbb'], [0.8, '#fbd0a9'])}${fade('river', [0, soft, 0.25], [0.22, soft, 0.7], [0.5, soft])}</defs>`;

/** A city in the hero's hand, pigment and grain. */
const city = (
  name: string,
  land: Land,
  draw: (land: Land) => string,
  transparent = false,
): Painting => {
  const { width, height } = land;
  const inOurHand = () => `<g filter="url(#pigment)"><g filter="url(#hand)">${draw(land)}</g></g>`;
  return {
    name: `cities/${name}.webp`,
    width,
    height,
    paint: () =>
      `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="position:absolute">${definitions(land)}${lights}${transparent ? grained(inOurHand()) : inOurHand()}</svg>${transparent ? '<style>body{background:none}</style>' : grain({ strength: 0.36 })}`,
    transparent,
    oversampling: 2,
    quality: 90,
  };
};

const landOf = (
  width: number,
  height: number,
  horizon: number,
  sun: Land['sun'],
  unit = 1,
): Land => ({ width, height, horizon, sun, unit });
const square = landOf(1600, 1600, 1200, [800, 900]);

/** Six cities in six compositions; upright too, where a phone would crop away too much. */
export const cityPictures: Painting[] = [
  city('lubbock', landOf(2400, 1300, 1060, [1180, 1010]), (land) =>
    lubbock(land, 'translate(1950 1190) scale(1.15)'),
  ),
  city('lubbock-phone', landOf(1080, 1700, 1440, [380, 1390], 0.8), (land) =>
    lubbock(land, 'translate(800 1570) scale(.95)'),
  ),
  city('austin', landOf(2400, 1300, 1110, [760, 900]), (land) =>
    austin(land, 440, 'M700 1010C1100 990 1560 900 1540 690S1780 430 2020 300S2320 110 2460 -60'),
  ),
  city('austin-phone', landOf(1080, 1700, 1500, [420, 1320], 0.72), (land) =>
    austin(land, 400, 'M200 1420C560 1360 900 1260 620 1140S300 1080 1100 940'),
  ),
  city('san-antonio', landOf(2400, 1400, 560, [1500, 380]), (land) => sanAntonio(land, 1480)),
  city('san-antonio-phone', landOf(1080, 1700, 600, [760, 420], 0.98), (land) =>
    sanAntonio(land, 470),
  ),
  city('fort-worth', landOf(2400, 1400, 1180, [1560, 1120]), (land) =>
    fortWorth(land, {
      inset: 150,
      spring: 420,
      rise: 270,
      words: [
        ['FORT WORTH', 25],
        ['STOCKYARDS', 75],
      ],
      head: 40,
    }),
  ),
  city('fort-worth-phone', landOf(1080, 2000, 1780, [700, 1740], 0.8), (land) =>
    fortWorth(land, { inset: 80, spring: 360, rise: 130, words: [['STOCKYARDS', 50]], head: -135 }),
  ),
  city('dallas', square, dallas),
  city('houston', square, houston, true),
];

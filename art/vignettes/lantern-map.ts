import { light, mix, palette } from '../palette.ts';
import { mapPin } from '../people/map-pin.ts';
import { at, painted, stroke } from '../people/props.ts';
import { range, seeded } from '../studio/random.ts';
import { canvas } from './board.ts';

const { ink, brand, action, accent, soft, success } = palette;

const street = (path: string, width: number, colour: string): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const streets = (road: string, block: string, river: string, park: string): string => {
  const random = seeded(33);
  const blocks = range(70).map(() => {
    const [x, y] = [
      Math.floor(random.between(0, 11)) * 112 + 12,
      Math.floor(random.between(0, 8)) * 112 + 14,
    ];
    return `<rect x="${x}" y="${y}" width="${random.between(34, 88).toFixed(0)}" height="${random.between(34, 84).toFixed(0)}" rx="4" fill="${block}"/>`;
  });
  const grid = range(12).map(
    (index) =>
      street(`M${index * 112 - 4} -20V920`, 13, road) +
      street(`M-20 ${index * 112 - 2}H1220`, 13, road),
  );
  return `<g transform="rotate(-9 600 450) translate(-20 0)">${blocks.join('')}<path d="M780 120H990V330H780Z" fill="${park}"/>${grid.join('')}${street('M-40 700C200 560 320 760 560 640S900 480 1260 560', 58, river)}${street('M-40 300C300 340 500 180 1260 220', 22, road)}</g>`;
};

const lantern = (): string =>
  stroke('M0 -300V-250', 7, '#ffe9b4') +
  stroke('M-34 -214C-34 -262 34 -262 34 -214', 8) +
  painted('M-92 -160L-58 -214H58L92 -160Z', accent) +
  painted('M-76 -160H76L64 60H-64Z', '#ffe3a0') +
  `<path d="M-76 -160H-20L-16 60H-64Z" fill="#fff" opacity=".5"/>` +
  stroke('M-26 -160L-22 60M26 -160L22 60M-72 -60H72', 5) +
  painted(
    'M0 36C-34 30 -32 -14 -8 -32C-4 -44 -10 -60 2 -78C14 -56 36 -40 32 -4C30 20 18 34 0 36Z',
    action,
  ) +
  painted('M-84 60H84L74 100H-74Z', accent);

/** Local search: a lantern that lights up the shops on a night map. */
export const localSearchService = (): string =>
  canvas(
    brand,
    [
      `<defs><radialGradient id="reach" cx="640" cy="560" r="560" gradientUnits="userSpaceOnUse"><stop offset=".25" stop-color="#fff"/><stop offset=".62" stop-color="#fff" stop-opacity=".82"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><mask id="lit"><rect width="1200" height="900" fill="url(#reach)"/></mask><radialGradient id="halo"><stop stop-color="#ffe9a8" stop-opacity=".95"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient></defs>`,
      `<rect width="1200" height="900" fill="${mix(brand, ink, 0.4)}"/>${streets(mix(brand, soft, 0.2), mix(brand, ink, 0.15), mix(brand, '#204a75', 0.5), mix(brand, success, 0.4))}`,
      `<g mask="url(#lit)"><rect width="1200" height="900" fill="#f9e3bd"/>${streets('#fffaf0', '#f0c994', '#9fc3c4', light.leaf)}</g>`,
      `<circle cx="640" cy="520" r="330" fill="url(#halo)" opacity=".75"/>`,
      mapPin(330, 350, 0.9, accent),
      mapPin(868, 300, 1.05, accent),
      mapPin(428, 690, 1.1, success),
      mapPin(900, 640, 0.95, brand),
      mapPin(182, 580, 0.6, mix(brand, soft, 0.3)),
      mapPin(1066, 470, 0.62, mix(brand, soft, 0.3)),
      mapPin(620, 210, 0.7, success),
      `<ellipse cx="640" cy="704" rx="120" ry="24" fill="${ink}" opacity=".4"/>`,
      at(640, 600, lantern(), 1.02),
    ].join(''),
  );

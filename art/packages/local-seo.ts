import { plant } from '../plants/plants.ts';
import { light, mix, palette } from '../palette.ts';
import { mapPin } from '../people/map-pin.ts';
import { at, painted, jug, scallopedAwning, stroke } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { range, seeded } from '../studio/random.ts';
import { doorwayScene } from './doorway.ts';

const { ink, brand, ground, tint, action, accent, soft, success } = palette;

const road = (path: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="#fffaf0" stroke-width="${width}" stroke-linecap="round"/>`;

/** A neighborhood map on the phone's screen, 400 by 690. */
const map = (): string => {
  const random = seeded(12);
  const blocks = range(30).map((index) => {
    const [x, y] = [(index % 5) * 92 + 12, Math.floor(index / 5) * 92 + 14];
    return `<rect x="${x}" y="${y}" width="${random.between(44, 74).toFixed(0)}" height="${random.between(40, 72).toFixed(0)}" rx="5" fill="${random.pick(['#f0c994', '#f3d3a8', '#ecc7a6'])}"/>`;
  });
  return `<rect width="400" height="690" fill="#f9e3bd"/><g transform="rotate(-8 200 250)">${blocks.join('')}<path d="M196 106H370V190H196Z" fill="${light.leaf}"/>${range(
    7,
  )
    .map(
      (index) =>
        road(`M${index * 92 - 4} -60V640`, 12) +
        road(`M-60 ${index * 92 - 2}H480`, index === 3 ? 22 : 12),
    )
    .join(
      '',
    )}<path d="M-60 420C80 360 150 470 270 420S420 360 480 390" fill="none" stroke="#9fc3c4" stroke-width="44"/></g>`;
};

const result = (y: number, colour: string, isFirst: boolean): string =>
  at(
    0,
    y,
    painted(`M26 0H374V78H26Z`, colour, 4) +
      painted('M42 15H90V63H42Z', isFirst ? accent : mix(colour, ink, 0.12), 3) +
      (isFirst ? bloomAt(66, 39, 40, action, ground) : '') +
      stroke(`M110 30H${isFirst ? 292 : 240}`, 9, isFirst ? ink : mix(colour, ink, 0.35)) +
      stroke(`M110 54H${isFirst ? 250 : 200}`, 6, isFirst ? brand : mix(colour, ink, 0.25)),
  );

/** A phone as a shop: a map for a window, an awning above, jugs of flowers beside the step. */
export const phoneShop = (): string =>
  doorwayScene(
    mix(brand, ink, 0.1),
    [
      `<defs><radialGradient id="glow"><stop stop-color="#ffd98a" stop-opacity=".85"/><stop offset="1" stop-color="${action}" stop-opacity="0"/></radialGradient><clipPath id="glass"><rect width="400" height="690" rx="26"/></clipPath></defs>`,
      `<circle cx="480" cy="600" r="620" fill="url(#glow)" opacity=".75"/>`,
      `<path d="M0 980C160 930 300 960 480 940S800 900 960 960V1200H0Z" fill="${mix(success, ink, 0.35)}"/><path d="M0 1070C240 1040 700 1040 960 1070V1200H0Z" fill="${mix(accent, ink, 0.35)}"/>`,
      painted('M196 1076H764L800 1130H160Z', tint) +
        painted('M160 1130H800V1160H160Z', mix(tint, accent, 0.35)),
      painted(
        'M252 292C252 262 274 240 304 240H656C686 240 708 262 708 292V1024C708 1054 686 1076 656 1076H304C274 1076 252 1054 252 1024Z',
        '#2f2433',
        6,
      ),
      `<g transform="translate(280 300)"><g clip-path="url(#glass)">${map()}<rect y="384" width="400" height="306" fill="${ground}"/>${result(404, soft, true)}${result(496, tint, false)}${result(588, tint, false)}</g></g>`,
      stroke('M430 1042H530', 8, mix(ground, ink, 0.3)),
      mapPin(356, 470, 0.62, brand),
      mapPin(612, 640, 0.62, brand),
      mapPin(490, 656, 1.5, accent),
      at(214, 212, scallopedAwning(532, 7, [accent, ground])),
      painted('M206 190H754V222H206Z', brand),
      at(128, 1128, jug(soft, 5), 1.16),
      at(846, 1134, jug(ground, 9), 1.06),
      plant.bush(40, 1200, 90, 50, seeded(4)),
      plant.bush(920, 1210, 80, 50, seeded(6)),
    ].join(''),
  );

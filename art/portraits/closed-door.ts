import { mix, palette } from '../palette.ts';
import { plant } from '../plants/plants.ts';
import { daylight } from '../people/paint.ts';
import { at, painted, scallopedAwning, stroke } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { grain } from '../studio/grain.ts';
import { range, seeded } from '../studio/random.ts';
import { arch } from '../studio/shapes.ts';

const { ink, brand, ground, tint, action, accent, soft, success } = palette;

/** The colors of a shop that has not opened yet. */
export interface Door {
  wall: string;
  door: string;
  /** The color of the light behind the door's glass. */
  glass: string;
  awning: readonly [string, string];
}

const bricks = (colour: string): string =>
  range(34)
    .map((index) => {
      const x = (index * 337) % 980;
      const y = 190 + ((index * 211) % 760);
      return stroke(`M${x} ${y}h52M${x + 26} ${y + 22}h44`, 4, colour);
    })
    .join('');

const doorway = ({ door, glass }: Door): string =>
  painted(arch(248, 250, 504, 860), mix(door, ink, 0.35), 7) +
  painted(arch(280, 284, 440, 826), door, 7) +
  painted(arch(330, 334, 340, 420), glass, 6) +
  `<path d="M352 700L560 348L610 372L420 740Z" fill="#fff" opacity=".28"/>` +
  stroke('M500 334V754M330 560H670', 6) +
  painted('M330 812H480V1030H330ZM520 812H670V1030H520Z', mix(door, '#ffffff', 0.14), 5) +
  painted('M682 800A16 16 0 1 1 714 800A16 16 0 1 1 682 800Z', action, 5);

/** The sign on the glass: the brand's mark, and lines for the hours that are still to come. */
const sign = (): string =>
  stroke('M500 470L420 560M500 470L580 560', 5) +
  `<g transform="rotate(-4 500 630)">${painted('M372 556H628V706H372Z', ground, 6)}<path d="M386 570H614V692H386Z" fill="none" stroke="${accent}" stroke-width="4"/>${bloomAt(436, 631, 76, action, accent)}${stroke('M496 606H592M496 634H574M496 662H584', 7, brand)}</g>` +
  `<circle cx="500" cy="468" r="9" fill="${ink}"/>`;

const pot = (colour: string): string =>
  painted('M-62 -104H62L48 -6C47 -2 44 0 40 0H-40C-44 0 -47 -2 -48 -6Z', colour) +
  painted('M-72 -124H72V-96H-72Z', mix(colour, ground, 0.2));

const leaf = (side: 1 | -1, y: number): string =>
  painted(
    `M0 ${y}C${side * 20} ${y - 44} ${side * 66} ${y - 48} ${side * 84} ${y - 30}C${side * 64} ${y - 4} ${side * 28} ${y + 10} 0 ${y}Z`,
    success,
  );

/** The three growth stages in the pots: seedling, bud and flower. */
const seedling = (): string => stroke('M0 -120V-176', 8, success) + leaf(1, -160) + leaf(-1, -164);

const bud = (): string =>
  stroke('M0 -120V-290', 8, success) +
  leaf(1, -170) +
  leaf(-1, -214) +
  painted(
    'M-34 -286C-40 -336 -16 -356 0 -372C16 -356 40 -336 34 -286C20 -272 -20 -272 -34 -286Z',
    success,
  ) +
  painted(
    'M-16 -346C-10 -362 -4 -368 0 -372C4 -368 10 -362 16 -346C6 -340 -6 -340 -16 -346Z',
    action,
    4,
  );

const flower = (): string =>
  stroke('M0 -120V-360', 8, success) +
  leaf(1, -190) +
  leaf(-1, -250) +
  plant.head(0, -400, 84, seeded(3));

const step = (): string =>
  painted('M-20 1110H1020V1150H-20Z', '#e2c6a8') +
  painted('M-20 1150H1020V1270H-20Z', mix(tint, accent, 0.3)) +
  painted('M330 1104H670L700 1132H300Z', mix(brand, soft, 0.2), 5) +
  stroke('M352 1118H648', 4, soft);

/** A shop before its opening day: a sign without words on the door, and plants still growing beside it. */
export const closedDoor = (look: Door): string => {
  const { wall, awning } = look;
  return `<div style="position:absolute;inset:0;background:${wall}"><svg width="1000" height="1250" viewBox="0 0 1000 1250" style="position:absolute">
<rect width="1000" height="1250" fill="${wall}"/>${bricks(mix(wall, ink, 0.1))}
${doorway(look)}${sign()}
${at(120, 96, scallopedAwning(760, 10, awning), 1)}${painted('M104 60H896V100H104Z', mix(look.door, ink, 0.2), 6)}
${step()}
${at(112, 1122, pot(accent) + seedling(), 1.05)}${at(800, 1122, pot(success) + bud(), 1.05)}${at(896, 1152, pot(soft) + flower(), 1.1)}
${daylight(1000, 1250)}
</svg>${grain({ strength: 0.3 })}</div>`;
};

/** The look for each time of day. */
export const doors = {
  dawn: {
    wall: mix(soft, ground, 0.3),
    door: success,
    glass: '#ffdf95',
    awning: [accent, '#fff6e8'],
  },
  noon: {
    wall: mix(action, ground, 0.6),
    door: brand,
    glass: mix(success, '#ffffff', 0.6),
    awning: [success, '#fff6e8'],
  },
  dusk: {
    wall: mix(brand, soft, 0.55),
    door: accent,
    glass: action,
    awning: [brand, '#fff6e8'],
  },
} satisfies Record<string, Door>;

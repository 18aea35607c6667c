import { pairs } from '@agency/content-model/brand/typefaces.ts';
import { brand as tenant, mix, palette } from '../palette.ts';
import { daylight, surface } from '../people/paint.ts';
import { at, painted, scallopedAwning, stroke } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { grain } from '../studio/grain.ts';
import { range, seeded } from '../studio/random.ts';
import { arch, rectangle } from '../studio/shapes.ts';
import * as things from './on-the-step.ts';

const { ink, brand, ground, tint, action, accent, soft, success } = palette;

/** The colors of a shop that has not opened yet. */
interface Door {
  wall: string;
  door: string;
  /** The color of the light behind the door's glass. */
  glass: string;
  awning: string;
}

const display = pairs[tenant.typefaces].display.family.split(' ')[0];

/** A line of a painted sign: each letter with its shade, as sign painters do it. */
const lettered = (words: string, y: number, size: number, colour: string, shade: string): string =>
  [shade, colour]
    .map(
      (fill, index) =>
        `<text x="${504 - index * 5}" y="${y - index * 5}" text-anchor="middle" font-family="${display}" font-style="italic" font-weight="600" font-size="${size}" fill="${fill}" style="font-variation-settings:'SOFT' 100,'WONK' 1">${words}</text>`,
    )
    .join('');

const sign = (): string =>
  stroke('M500 420L360 520M500 420L640 520', 5) +
  `<circle cx="500" cy="418" r="11" fill="${ink}"/>` +
  `<g transform="rotate(-4 500 620)">${painted('M296 512H704V738H296Z', ground, 6)}<path d="M312 528H688V722H312Z" fill="none" stroke="${accent}" stroke-width="4"/>${lettered('Coming', 618, 104, brand, action)}${lettered('Soon', 704, 92, brand, action)}${bloomAt(362, 676, 50, action, accent)}${bloomAt(638, 676, 50, action, accent)}</g>`;

const doorway = ({ door, glass }: Door): string =>
  painted(arch(248, 250, 504, 860), mix(door, ink, 0.35), 7) +
  painted(arch(280, 284, 440, 826), door, 7) +
  painted(arch(330, 334, 340, 420), glass, 6) +
  `<path d="M352 700L560 348L610 372L420 740Z" fill="#fff" opacity=".28"/>` +
  painted('M330 812H480V1030H330ZM520 812H670V1030H520Z', mix(door, '#ffffff', 0.14), 5) +
  painted('M682 800A16 16 0 1 1 714 800A16 16 0 1 1 682 800Z', action, 5) +
  sign();

/** The doorway, bricked up. Its number and its doorknob are still there. */
const brickedUp = ({ wall, door }: Door): string => {
  const random = seeded(5);
  const mortar = mix(ground, wall, 0.3);
  const bricks = range(18 * 7).map((index) => {
    const [row, column] = [Math.floor(index / 7), index % 7];
    const colour = mix(door, random.pick([ink, ground, action]), random.between(0, 0.22));
    const x = 214 + column * 90 + (row % 2) * 45 + random.between(-3, 3);
    return painted(rectangle(x, 252 + row * 48, 82, 40), colour, 3);
  });
  const stones = range(15).map(
    (index) =>
      `<g transform="rotate(${index * 12.4 - 86.8} 500 502)">${painted('M472 190H528L520 258H480Z', mix(mortar, ink, (index % 2) * 0.08), 4)}</g>`,
  );
  return (
    painted('M190 502H258V1110H190ZM742 502H810V1110H742Z', mortar, 5) +
    stones.join('') +
    surface(arch(256, 258, 488, 852), mortar, bricks.join('')) +
    painted('M404 404H596V512H404Z', brand, 5) +
    lettered('404', 492, 92, ground, ink) +
    painted('M682 800A16 16 0 1 1 714 800A16 16 0 1 1 682 800Z', action, 5)
  );
};

const step = (): string =>
  painted('M-20 1110H1020V1150H-20Z', '#e2c6a8') +
  painted('M-20 1150H1020V1270H-20Z', mix(tint, accent, 0.3)) +
  painted('M330 1104H670L700 1132H300Z', mix(brand, soft, 0.2), 5) +
  stroke('M352 1118H648', 4, soft);

/** A shop before its opening day, with what stands on its step. */
const closedDoor = (look: Door, entrance: string, onStep: string): string => {
  const { wall, awning, door } = look;
  return `<div style="position:absolute;inset:0;background:${wall}"><svg width="1000" height="1250" viewBox="0 0 1000 1250" style="position:absolute">
<rect width="1000" height="1250" fill="${wall}"/>
${entrance}
${at(120, 96, scallopedAwning(760, 10, [awning, '#fff6e8']))}${painted('M104 60H896V100H104Z', mix(door, ink, 0.2), 6)}
${step()}
${onStep}
${daylight(1000, 1250)}
</svg>${grain({ strength: 0.3 })}</div>`;
};

const dawn: Door = {
  wall: mix(soft, ground, 0.3),
  door: success,
  glass: '#ffdf95',
  awning: accent,
};
const noon: Door = {
  wall: mix(action, ground, 0.6),
  door: brand,
  glass: mix(success, ground, 0.6),
  awning: success,
};
const dusk: Door = { wall: mix(brand, soft, 0.55), door: accent, glass: action, awning: brand };

const soon = (look: Door, thing: string, x = 214, y = 1170): string =>
  closedDoor(
    look,
    doorway(look),
    at(x, y, thing) + at(x < 500 ? 880 : 124, 1150, things.potted(soft, 360, things.bloom), 1.05),
  );

/** A closed door for each page that is yet to come, and the one that leads nowhere. */
export const doors: Readonly<Record<string, string>> = {
  letters: soon(dusk, things.letters),
  pots: soon(noon, things.pots, 760),
  plans: soon(dawn, things.plans),
  apron: soon(dawn, things.apron, 790),
  can: soon(dawn, things.can),
  pad: soon(dusk, things.pad, 720),
  ramp: soon(noon, things.ramp, 500, 1112),
  books: soon(dusk, things.books),
  toolbox: soon(noon, things.toolbox),
  bricked: closedDoor(
    dusk,
    brickedUp(dusk),
    `<g transform="translate(430 1130) rotate(-8) scale(.9 .62)">${things.envelope()}</g>${at(880, 1150, things.potted(soft, 200), 1.05)}`,
  ),
};

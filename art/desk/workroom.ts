import { mix, palette } from '../palette.ts';
import { daylight, filled, within } from '../people/paint.ts';
import { at, books, jug, mug, painted, pendant, snakePlant, stroke } from '../people/props.ts';
import { sketch } from '../portraits/studio.ts';
import { bloomAt } from '../studio/bloom.ts';
import { grain } from '../studio/grain.ts';
import { pictureUrl } from '../studio/picture.ts';
import { range } from '../studio/random.ts';
import { arch, ellipse } from '../studio/shapes.ts';

const { ink, brand, ground, tint, action, accent, soft, success } = palette;
const oak = '#e2a875';

const key = (colour: string): string =>
  stroke('M0 -20V64', 8) +
  stroke(ellipse(0, 110, 44), 22, colour) +
  painted('M-13 150H13V330H58V356H13V384H44V408H-13Z', colour);

/** The same several times, side by side. */
const row = (count: number, step: number, content: string): string =>
  range(count)
    .map((index) => at(index * step, 0, content))
    .join('');

/** Shows what is owed when nothing would help. */
const register = (): string =>
  painted('M-86 -330L60 -350V-190H-86Z', ground) +
  stroke('M-64 -296H30M-64 -270H-6', 6) +
  painted(
    'M-170 -60V-210C-170 -236 -152 -250 -128 -250H128C152 -250 170 -236 170 -210V-60Z',
    brand,
  ) +
  painted('M-136 -228H136V-152H-136Z', ink, 4) +
  `<text y="-170" text-anchor="middle" font-family="Fraunces" font-weight="600" font-size="62" fill="${action}">$0.00</text>` +
  row(6, 50, painted(ellipse(-125, -124, 15) + ellipse(-125, -88, 15), tint, 3)) +
  painted('M-196 -62H196V0H-196Z', mix(brand, ink, 0.35)) +
  painted('M-30 -38H30V-24H-30Z', action, 3);

/** How long a second is. */
const clock = (): string =>
  painted(ellipse(0, 0, 168), accent) +
  painted(ellipse(0, 0, 140), ground, 4) +
  filled('M0 0V-124A124 124 0 0 1 62 -107Z', action) +
  stroke('M0 -104V-122M104 0H122M0 104V122M-104 0H-122M0 0L-58 -52M0 0L74 -30', 11);

/** The street outside on a morning, as on the home page. */
const outlook = async (): Promise<string> =>
  painted(arch(1966, 84, 378, 600), ground) +
  within(
    arch(1990, 110, 330, 560),
    `<image href="${await pictureUrl('hero-wide.webp')}" x="937" y="-182" width="1640" height="922"/>`,
  ) +
  stroke('M2155 112V670M1990 300H2320M1990 486H2320', 10, ground) +
  painted('M1940 670H2370V700H1940Z', tint);

/** The agency's workroom in five parts, one for each of its values: keys, two cups, a register at zero, a clock, the street. */
export const workroom = async (): Promise<string> =>
  `<div style="position:absolute;inset:0"><svg width="2400" height="1000" viewBox="0 0 2400 1000" style="position:absolute"><rect width="2400" height="1000" fill="${mix(success, ground, 0.66)}"/>
${filled('M0 900H2400V1000H0Z', oak)}${filled('M0 884H2400V904H0Z', ground)}${await outlook()}
${painted('M72 150H408V196H72Z', mix(oak, ink, 0.16))}${at(170, 206, key(action))}${at(310, 206, key(mix(accent, soft, 0.5)))}${bloomAt(240, 173, 34, action, accent)}
${at(360, 20, sketch(), 0.7)}${at(720, 0, pendant(60, accent), 0.8)}${at(1200, 0, pendant(60, brand), 0.8)}${at(1680, 316, clock())}
${painted('M50 766H1880V940H50Z', mix(accent, ink, 0.18))}${filled('M50 766H1880V786H50Z', ink, 0.28)}
${row(6, 300, stroke('M86 818H346V912H86Z', 4, mix(accent, soft, 0.45)) + painted('M186 846H246V860H186Z', action, 4))}
${painted('M20 732H1910V768H20Z', oak)}${at(130, 732, books(), 1.1)}
${at(620, 732, mug(soft), 1.25)}${at(830, 732, mug('#f6d489'), 1.25, true)}${at(1200, 734, register(), 1.06)}
${at(1640, 732, jug(ground, 5), 0.9)}${at(1800, 732, books(), 0.8)}${at(2290, 930, snakePlant(), 0.8)}
${daylight(2400, 1000)}</svg>${grain({ strength: 0.3 })}</div>`;

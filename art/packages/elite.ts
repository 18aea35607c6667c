import { definitions, laptop, mug, vase, windowLight } from '../desk/laptop.ts';
import { plant } from '../plants/plants.ts';
import { palette } from '../palette.ts';
import { bouquet, floristColours } from '../projects/florist.ts';
import { grain } from '../studio/grain.ts';
import { seeded } from '../studio/random.ts';

const { ink, brand } = palette;
const { night, bone, blushPink } = floristColours;

const line = (x: number, y: number, words: string, colour: string = bone): string =>
  `<text x="${x}" y="${y}" fill="${colour}">${words}</text>`;

/** The florist's website on a phone, 390 by 820. */
const phoneSite = (): string =>
  `<rect width="390" height="820" fill="${night}"/><g transform="translate(-84 316) scale(.6)">${bouquet()}</g><rect width="390" height="330" fill="url(#dim)"/><g font-family="Cormorant" font-weight="500" font-size="27">${line(24, 68, 'Wild Stem')}</g><path d="M342 54H366M342 64H366" stroke="${bone}" stroke-width="2.5"/><g font-family="Cormorant" font-weight="300" font-size="78" letter-spacing="-2.4">${line(22, 154, 'Flowers')}${line(22, 222, 'with')}${line(64, 290, 'something', blushPink)}${line(22, 358, 'to say')}</g><rect x="24" y="724" width="342" height="62" rx="31" fill="${blushPink}"/><text x="195" y="763" text-anchor="middle" font-family="Instrument Sans" font-size="20" fill="${night}">Tell us about your table</text>`;

/** A phone upright on its stand. The stand's foot is at (0, 0); the phone is 312 wide. */
const phone = (): string =>
  `<ellipse cx="6" cy="4" rx="200" ry="22" fill="${ink}" opacity=".55" filter="url(#blur14)"/><path d="M-90 -46L-120 6H120L90 -46Z" fill="#9a6a45"/><path d="M-120 6H120V22H-120Z" fill="#7c4f30"/><g transform="rotate(-2)"><rect x="-156" y="-666" width="312" height="650" rx="44" fill="#1d161d"/><rect x="-156" y="-666" width="312" height="650" rx="44" fill="none" stroke="#d8c9c6" stroke-width="4"/><svg x="-143" y="-653" width="286" height="624" viewBox="0 0 390 851" preserveAspectRatio="xMidYMin slice"><defs><clipPath id="screen"><rect width="390" height="851" rx="44"/></clipPath><linearGradient id="dim" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${night}"/><stop offset=".8" stop-color="${night}" stop-opacity=".55"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient></defs><g clip-path="url(#screen)"><rect width="390" height="851" fill="${night}"/>${phoneSite()}</g></svg><path d="M-130 -640H20L-60 -40H-130Z" fill="#fff" opacity=".05"/></g>`;

const at = (x: number, y: number, size: number, content: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${content}</g>`;

interface Places {
  width: number;
  height: number;
  /** The y at which the wall meets the desk. */
  desk: number;
  /** The placed and scaled objects, the nearest last. */
  things: readonly string[];
}

const scene = ({ width, height, desk, things }: Places): string =>
  `<svg width="100%" height="100%" viewBox="0 0 ${width} ${height}" style="position:absolute">${definitions}
<rect width="${width}" height="${desk}" fill="url(#wall)"/><rect y="${desk}" width="${width}" height="${height - desk}" fill="url(#wood)" filter="url(#plank)"/><rect y="${desk}" width="${width}" height="7" fill="#fff3dc" opacity=".55"/><rect y="${desk - 26}" width="${width}" height="30" fill="${brand}" opacity=".13" filter="url(#blur6)"/>
${things.join('')}</svg>
<div style="position:absolute;inset:0;mix-blend-mode:soft-light;background:radial-gradient(circle at 78% 0,#ffedc0 0,#ffdfa000 55%)"></div><div style="position:absolute;inset:0;mix-blend-mode:multiply;background:radial-gradient(circle at 55% 45%,#fff0 55%,#8f5a5a55 115%)"></div>${grain({ strength: 0.34 })}`;

/** One website on a laptop and on a phone, as a full-width picture. */
export const eliteWide = async (): Promise<string> =>
  scene({
    width: 2400,
    height: 1000,
    desk: 690,
    things: [
      at(420, -60, 1, windowLight()),
      at(1240, -90, 1, windowLight()),
      at(222, -30, 1.02, vase()),
      at(372, 8, 0.86, await laptop('florist')),
      at(1690, 916, 0.98, phone()),
      at(694, 26, 0.9, mug()),
      plant.bush(2270, 1000, 210, 92, seeded(8)),
      plant.bush(70, 1030, 160, 84, seeded(23)),
    ],
  });

/** The same scene cropped for phones, with the phone in front of the laptop. */
export const elitePhone = async (): Promise<string> =>
  scene({
    width: 900,
    height: 840,
    desk: 555,
    things: [
      at(-420, -160, 0.9, windowLight()),
      at(-142, 34, 0.68, await laptop('florist')),
      at(704, 794, 0.82, phone()),
      plant.bush(60, 850, 120, 66, seeded(23)),
    ],
  });

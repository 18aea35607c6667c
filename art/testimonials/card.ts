import { mix, palette } from '../palette.ts';
import { portrait } from '../people/woman.ts';
import { bloomAt } from '../studio/bloom.ts';
import { grain } from '../studio/grain.ts';
import { range } from '../studio/random.ts';
import { arch } from '../studio/shapes.ts';
import { emblems } from './emblems.ts';
import type { Look } from './looks.ts';
import type { Testimonial } from './quotes.ts';

type Box = { x: number; y: number; width: number; height: number };
type Plan = {
  figure: Box;
  quote: Box;
  size: number;
  bloom: [number, number];
  name: [number, number];
  stamp: [number, number];
  page?: Box;
  awning?: boolean;
};

const plans: Record<Look['layout'], Plan> = {
  'portrait-right': {
    figure: { x: 348, y: 548, width: 400, height: 452 },
    quote: { x: 60, y: 142, width: 690, height: 400 },
    size: 55,
    bloom: [60, 66],
    name: [60, 790],
    stamp: [352, 618],
  },
  'portrait-left': {
    figure: { x: 56, y: 60, width: 348, height: 420 },
    quote: { x: 60, y: 546, width: 690, height: 400 },
    size: 56,
    bloom: [452, 330],
    name: [452, 390],
    stamp: [414, 126],
  },
  doorway: {
    figure: { x: 180, y: 592, width: 440, height: 408 },
    quote: { x: 60, y: 176, width: 690, height: 400 },
    size: 54,
    bloom: [60, 70],
    name: [70, 0],
    stamp: [640, 90],
  },
  page: {
    figure: { x: 404, y: 570, width: 320, height: 382 },
    quote: { x: 100, y: 180, width: 612, height: 400 },
    size: 50,
    bloom: [98, 100],
    name: [100, 806],
    stamp: [676, 126],
    page: { x: 44, y: 44, width: 712, height: 908 },
  },
  awning: {
    figure: { x: 60, y: 600, width: 350, height: 400 },
    quote: { x: 60, y: 198, width: 690, height: 360 },
    size: 52,
    bloom: [460, 742],
    name: [460, 802],
    stamp: [420, 660],
  },
};

const figure = (look: Look, { x, y, width, height }: Box): string => {
  const person = Math.min(width * 1.2, height * 1.08);
  return `<clipPath id="door"><path d="${arch(x, y, width, height)}"/></clipPath>
<path d="${arch(x - 16, y - 16, width + 32, height + 16)}" fill="none" stroke="${look.arch}" stroke-width="3" opacity=".8"/>
<g clip-path="url(#door)">
  <path d="${arch(x, y, width, height)}" fill="${look.arch}"/>
  <circle cx="${x + width * 0.68}" cy="${y + height * 0.3}" r="${width * 0.3}" fill="${mix(look.arch, palette.paper, 0.4)}" opacity=".75"/>
  <path d="M${x - 20} ${y + height * 0.8}C${x + width * 0.3} ${y + height * 0.66} ${x + width * 0.6} ${y + height * 0.9} ${x + width + 20} ${y + height * 0.7}V${y + height + 20}H${x - 20}Z" fill="${mix(look.arch, palette.plum, 0.22)}"/>
  <svg x="${x + width / 2 - person * 0.485}" y="${y + height - person}" width="${person}" height="${person}" viewBox="0 0 1744 1744">${portrait(look.woman)}</svg>
</g>`;
};

const stamp = (look: Look, [x, y]: [number, number]): string =>
  `<g color="${look.ground === palette.ink || look.ground === palette.plum ? palette.ink : look.accent}"><circle cx="${x}" cy="${y}" r="50" fill="${palette.paper}"/><circle cx="${x}" cy="${y}" r="43" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round"/><g transform="translate(${x - 32} ${y - 32})">${emblems[look.emblem]}</g></g>`;

const awning = (look: Look): string => {
  const stripe = 800 / 12;
  return `<g>${range(12)
    .map((index) => {
      const x = index * stripe;
      const colour = index % 2 ? '#fffaf0' : look.accent;
      return `<path d="M${x} 0H${x + stripe}V112A${stripe / 2} ${stripe / 2} 0 0 1 ${x} 112Z" fill="${colour}"/>`;
    })
    .join(
      '',
    )}<rect width="800" height="112" fill="url(#fall)"/><path d="M0 108H800" stroke="${palette.ink}" stroke-opacity=".16" stroke-width="3"/></g>
<linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${palette.ink}" stop-opacity=".3"/><stop offset="1" stop-color="${palette.ink}" stop-opacity="0"/></linearGradient>`;
};

/** One, as on an eyebrow: several in a row would read as a rating. */
const bloom = (look: Look, [x, y]: [number, number]): string =>
  bloomAt(x + 26, y + 20, 52, look.bloom);

/** The size of the longest quote that fills its place. A longer one is set smaller. */
const fittingSize = ({ size }: Plan, quote: string): number =>
  Math.round(size * Math.min(1, Math.sqrt(160 / quote.length)));

const words = (look: Look, plan: Plan, { quote, role, city }: Testimonial): string => {
  const { x, y, width } = plan.quote;
  const [nx, ny] = plan.name;
  const centred = look.layout === 'doorway';
  return `<p style="position:absolute;left:${x}px;top:${y}px;width:${width}px;font:400 ${fittingSize(plan, quote)}px/1.16 Fraunces;font-variation-settings:'SOFT' 100,'WONK' 0,'opsz' 60;letter-spacing:-.012em;text-wrap:balance;color:${look.text}">“${quote}”</p>
<p style="position:absolute;${centred ? 'right:60px;top:60px;text-align:right' : `left:${nx}px;top:${ny}px`};font:600 32px/1.25 Figtree;color:${look.text};max-width:${look.layout === 'portrait-right' ? 250 : 310}px">${role},<br><span style="font-weight:500;opacity:.82">${city}</span></p>`;
};

/** One card, 800 by 1000. */
export function testimonialCard(look: Look, testimonial: Testimonial): string {
  const plan = plans[look.layout];
  const paper = plan.page;
  const placed = look.layout === 'doorway' ? '' : stamp(look, plan.stamp);
  return `<div style="position:absolute;inset:0;background:${look.ground};overflow:hidden">
<svg width="800" height="1000" style="position:absolute">
  ${bloomAt(look.layout === 'portrait-left' ? 730 : 90, look.layout === 'portrait-left' ? 90 : 900, 520, mix(look.ground, look.arch, 0.16), mix(look.ground, look.arch, 0.16))}
  ${paper ? `<rect x="${paper.x + 10}" y="${paper.y + 14}" width="${paper.width}" height="${paper.height}" rx="10" fill="${palette.ink}" opacity=".2"/><rect x="${paper.x}" y="${paper.y}" width="${paper.width}" height="${paper.height}" rx="10" fill="${palette.paper}"/>` : ''}
  ${look.layout === 'awning' ? awning(look) : ''}
  ${figure(look, plan.figure)}
  ${bloom(look, plan.bloom)}
  ${placed}
</svg>
${words(look, plan, testimonial)}
${grain({ strength: 0.22 })}
</div>`;
}

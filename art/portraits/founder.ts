import { light, mix, palette } from '../palette.ts';
import { cast } from '../people/cast.ts';
import {
  at,
  books,
  inked,
  jug,
  laptopBack,
  mug,
  scallopedAwning,
  snakePlant,
  stroke,
} from '../people/props.ts';
import { portrait } from '../people/woman.ts';
import { grain } from '../studio/grain.ts';
import { range } from '../studio/random.ts';
import { arch } from '../studio/shapes.ts';

const { ink, plum, paper, marigold, clay, rose, sage } = palette;

const view =
  (): string => `<clipPath id="window"><path d="${arch(170, 150, 660, 1000)}"/></clipPath><g clip-path="url(#window)">
<rect x="170" y="150" width="660" height="1000" fill="${marigold}"/><circle cx="640" cy="420" r="150" fill="#ffdf95"/><circle cx="640" cy="420" r="96" fill="#fff0c8"/>
<path d="M150 760C280 680 400 720 520 690C660 650 760 690 860 650V1200H150Z" fill="${mix(marigold, clay, 0.4)}"/>
<path d="M150 830C260 800 360 760 520 800C680 840 760 760 860 780V1200H150Z" fill="${mix(sage, marigold, 0.35)}"/>
${stroke('M170 640H830', 7)}</g>${stroke(arch(170, 150, 660, 1000), 7)}${stroke(arch(146, 126, 708, 1024), 4, mix(clay, rose, 0.35))}`;

const shelf = (x: number): string =>
  inked(`M${x} 560H${x + 150}V578H${x}Z`, mix(clay, paper, 0.25));

const counter = (): string =>
  inked('M-20 1010H1020V1056H-20Z', '#e2a875') +
  `<rect x="-20" y="1056" width="1040" height="220" fill="${plum}"/>` +
  stroke('M-20 1056H1020', 6) +
  range(8)
    .map(
      (index) =>
        `<path d="${arch(22 + index * 124, 1090, 92, 200)}" fill="none" stroke="${mix(plum, rose, 0.32)}" stroke-width="4"/>`,
    )
    .join('') +
  `<path d="M-20 1058H1020V1084H-20Z" fill="${ink}" opacity=".28"/>`;

/** The portrait beside the call to action: an owner at her counter, the morning in the window behind her. */
export function founderPortrait(): string {
  return `<div style="position:absolute;inset:0;background:${rose}"><svg width="1000" height="1250" viewBox="0 0 1000 1250" style="position:absolute">
<rect width="1000" height="1250" fill="${rose}"/>
${range(40)
  .map(
    (index) =>
      `<circle cx="${(index % 8) * 135 + (Math.floor(index / 8) % 2) * 67}" cy="${60 + Math.floor(index / 8) * 190}" r="5" fill="${mix(rose, clay, 0.25)}"/>`,
  )
  .join('')}
${view()}
${at(200, -6, scallopedAwning(600, 9, [clay, '#fff6e8']))}
${shelf(-24)}${at(66, 560, jug(sage, 8), 0.62)}
${shelf(868)}${at(930, 560, books(), 0.62)}
<ellipse cx="520" cy="1010" rx="330" ry="60" fill="${ink}" opacity=".18"/>
<svg x="60" y="150" width="880" height="880" viewBox="0 0 1744 1744">${portrait(cast.founder)}</svg>
${counter()}
${at(880, 1016, snakePlant(), 0.86)}
${at(566, 1036, laptopBack(), 1.02)}
${at(176, 1040, jug(paper, 5), 1.2)}
${at(338, 1042, mug(light.honey), 0.9)}
</svg>${grain({ strength: 0.3 })}</div>`;
}

import { mix, palette } from '../palette.ts';
import { cast } from '../people/cast.ts';
import { daylight } from '../people/paint.ts';
import { at, books, painted, jug, laptopBack, mug, pendant, stroke } from '../people/props.ts';
import { portrait } from '../people/woman.ts';
import { bloomAt } from '../studio/bloom.ts';
import { grain } from '../studio/grain.ts';
import { range } from '../studio/random.ts';
import { arch } from '../studio/shapes.ts';

const { ink, brand, ground, tint, action, accent, soft, success } = palette;

const tape = (x: number, y: number, turn: number): string =>
  `<rect x="-42" y="-13" width="84" height="26" fill="#f6d489" opacity=".85" transform="translate(${x} ${y}) rotate(${turn})"/>`;

/** A website sketched on a large sheet: header, arched picture, text, three cards. */
export const sketch = (): string => `<g transform="translate(262 170) rotate(-2)">
<rect x="10" y="12" width="480" height="400" fill="${ink}" opacity=".14"/>${painted('M0 0H480V400H0Z', ground)}
${bloomAt(44, 40, 38, action, accent)}${stroke('M320 40H350M372 40H402M424 40H452', 6)}${stroke('M0 74H480', 4)}
${stroke('M34 128C90 116 150 132 236 122', 11, brand)}${stroke('M34 162C80 154 130 166 196 158', 11, brand)}
${stroke('M34 196H220M34 216H200M34 236H212', 4, palette.muted)}${painted('M34 262H138V296H34Z', action, 4)}
${painted(arch(292, 100, 150, 200), soft)}${stroke('M298 280L350 220L386 258L410 230L438 270', 5)}
${range(3)
  .map((index) =>
    painted(
      `M${34 + index * 142} 326H${156 + index * 142}V400H${34 + index * 142}Z`,
      [soft, '#dfe6d8', '#fbe3b4'][index] ?? soft,
      4,
    ),
  )
  .join('')}
<path d="M236 178C262 150 276 150 288 160" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round"/><path d="M276 146L290 162L270 168" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>
${tape(30, -2, -24)}${tape(452, -2, 22)}</g>`;

const swatches = (): string =>
  [accent, action, success, brand]
    .map(
      (colour, index) =>
        `<g transform="translate(${808 + (index % 2) * 10} ${236 + index * 74}) rotate(${index % 2 ? 4 : -5})">${painted('M0 0H92V62H0Z', ground, 4)}<rect x="7" y="7" width="78" height="34" fill="${colour}"/></g>`,
    )
    .join('');

const notes = (): string =>
  [
    [78, 250, '#fbe3b4', -6],
    [120, 360, soft, 5],
    [66, 452, '#dfe6d8', -3],
  ]
    .map(
      ([x, y, colour, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${painted('M0 0H104V92H0Z', String(colour), 4)}${stroke('M16 28H84M16 46H76M16 64H60', 4)}</g>`,
    )
    .join('');

const desk = (): string =>
  painted('M-20 1026H1020V1066H-20Z', '#e2a875') +
  `<rect x="-20" y="1066" width="1040" height="200" fill="${mix(accent, ink, 0.18)}"/>` +
  `<path d="M-20 1068H1020V1092H-20Z" fill="${ink}" opacity=".28"/>` +
  stroke(
    'M70 1120H430V1260M70 1120V1260M570 1120H930V1260M570 1120V1260',
    4,
    mix(accent, soft, 0.45),
  ) +
  painted('M220 1168H280V1182H220Z', action, 4) +
  painted('M720 1168H780V1182H720Z', action, 4);

/** Two women of the agency at one desk, with the plan of a site on the wall. */
export function studioPortrait(): string {
  return `<div style="position:absolute;inset:0"><svg width="1000" height="1250" viewBox="0 0 1000 1250" style="position:absolute">
<rect width="1000" height="1250" fill="${mix(success, ground, 0.58)}"/><path d="${arch(60, 40, 880, 1250)}" fill="${mix(success, ground, 0.74)}"/>
${sketch()}${swatches()}${notes()}${at(500, 0, pendant(70, brand), 0.9)}
<svg x="-120" y="380" width="740" height="740" viewBox="0 0 1744 1744">${portrait(cast.founder)}</svg>
<g transform="translate(1130 380) scale(-1 1)"><svg width="740" height="740" viewBox="0 0 1744 1744">${portrait(cast.consultant)}</svg></g>
${desk()}
${at(500, 1050, laptopBack(), 0.95)}${at(106, 1052, jug(ground, 5), 1.05)}${at(300, 1054, mug(soft), 0.86)}${at(866, 1054, books(), 1)}${at(850, 980, mug('#f6d489'), 0.8)}
${painted('M640 1046L742 1038L760 1058L652 1066Z', tint)}${stroke('M676 1020L720 1056', 7, accent)}
${daylight(1000, 1250)}
</svg>${grain({ strength: 0.3 })}</div>`;
}

import { mix, palette } from '../palette.ts';
import { daylight } from '../people/paint.ts';
import { at, painted, scallopedAwning } from '../people/props.ts';
import { portrait, type Woman } from '../people/woman.ts';
import { grain } from '../studio/grain.ts';
import { range } from '../studio/random.ts';
import { arch } from '../studio/shapes.ts';
import { shopWindow, type Hour } from './shop-window.ts';

const { brand, ink, soft } = palette;

/** An owner and her surroundings. */
export interface Owner {
  woman: Woman;
  hour: Hour;
  wall: string;
  counter: string;
  awning: readonly [string, string];
  /** The objects on the left and right shelves, each standing on (0, 0). */
  shelves: readonly [string, string];
  /** The objects on the counter, in picture coordinates: 1000 × 1250, with the counter at y = 1030. */
  goods: string;
}

/** Once it is dark outside, a lamp lights her from above. */
const lamplight = `<rect width="1000" height="1250" fill="${mix(brand, '#ffffff', 0.25)}" opacity=".5" style="mix-blend-mode:multiply"/><radialGradient id="lamplight" cx=".5" cy=".3" r=".62"><stop stop-color="#ffb452" stop-opacity=".6"/><stop offset=".55" stop-color="#ff9d3c" stop-opacity=".2"/><stop offset="1" stop-color="#ff9d3c" stop-opacity="0"/></radialGradient><rect width="1000" height="1250" fill="url(#lamplight)" style="mix-blend-mode:screen"/>`;

const shelf = (x: number, colour: string): string =>
  painted(`M${x} 560H${x + 150}V578H${x}Z`, colour);

const dots = (colour: string): string =>
  range(40)
    .map((index) => {
      const row = Math.floor(index / 8);
      return `<circle cx="${(index % 8) * 135 + (row % 2) * 67}" cy="${60 + row * 190}" r="5" fill="${colour}"/>`;
    })
    .join('');

const panels = (colour: string): string =>
  painted('M-20 1010H1020V1056H-20Z', '#e2a875') +
  `<rect x="-20" y="1056" width="1040" height="220" fill="${colour}"/>` +
  range(8)
    .map(
      (index) =>
        `<path d="${arch(22 + index * 124, 1090, 92, 200)}" fill="none" stroke="${mix(colour, soft, 0.32)}" stroke-width="4"/>`,
    )
    .join('') +
  `<path d="M-20 1058H1020V1084H-20Z" fill="${ink}" opacity=".28"/>`;

/** The portrait beside a call to action: an owner at her counter, with the time of day in the window behind her. */
export const counterPortrait = (owner: Owner): string => {
  const { woman, hour, wall, counter, awning, shelves, goods } = owner;
  const line = mix(wall, ink, 0.25);
  const wood = mix(wall, '#8a5a34', 0.45);
  return `<div style="position:absolute;inset:0;background:${wall}"><svg width="1000" height="1250" viewBox="0 0 1000 1250" style="position:absolute">
<rect width="1000" height="1250" fill="${wall}"/>${dots(mix(wall, ink, 0.12))}
${shopWindow(hour, line)}
${at(200, -6, scallopedAwning(600, 9, awning))}
${shelf(-24, wood)}${at(66, 560, shelves[0], 0.62)}
${shelf(868, wood)}${at(930, 560, shelves[1], 0.62)}
<ellipse cx="520" cy="1010" rx="330" ry="60" fill="${ink}" opacity=".18"/>
<svg x="60" y="150" width="880" height="880" viewBox="0 0 1744 1744">${portrait(woman)}</svg>
${panels(counter)}
${goods}
${hour === 'night' ? lamplight : daylight(1000, 1250)}
</svg>${grain({ strength: 0.3 })}</div>`;
};

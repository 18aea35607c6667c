import { mix, palette } from '../palette.ts';
import { mapPin } from '../people/map-pin.ts';
import { at, painted, jug, mug, stroke } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { range } from '../studio/random.ts';
import { arch } from '../studio/shapes.ts';
import { doorwayBoard } from './board.ts';

const { ink, brand, ground, tint, action, accent, soft, success } = palette;

const table = (y: number): string => painted(`M20 ${y}H580V${y + 26}H20Z`, '#e2a875');

const bubble = (
  x: number,
  y: number,
  width: number,
  colour: string,
  side: number,
  content: string,
): string =>
  `<g transform="translate(${x} ${y})">${painted(`M0 26C0 8 10 0 26 0H${width - 26}C${width - 10} 0 ${width} 8 ${width} 26V74C${width} 92 ${width - 10} 100 ${width - 26} 100H${side > 0 ? `${width - 40}L${width - 34} 130L${width - 80} 100` : `80L34 130L40 100`}H26C10 100 0 92 0 74Z`, colour)}${content}</g>`;

/** Two mugs on one table: the agency listens first. */
export const discovery = (): string =>
  doorwayBoard(
    soft,
    [
      bubble(96, 110, 210, ground, -1, stroke('M34 36H170M34 62H130', 6, brand)),
      bubble(318, 190, 178, action, 1, bloomAt(89, 50, 74, accent, brand)),
      table(500),
      at(170, 502, mug(accent), 1.15),
      at(424, 502, mug(ground), 1.15),
      painted('M238 480L352 470L366 500H232Z', ground),
      stroke('M258 488L340 480', 4, brand),
      stroke('M330 462L386 430', 9, accent),
    ].join(''),
  );

/** A page layout on the drawing board. */
export const design = (): string =>
  doorwayBoard(
    action,
    [
      stroke('M150 540L196 330M450 540L404 330', 9),
      `<g transform="translate(116 128) rotate(-3)">${painted('M0 0H370V300H0Z', ground)}${painted('M0 0H370V44H0Z', soft)}${bloomAt(30, 22, 28, accent, action)}${stroke('M250 22H276M292 22H318M332 22H352', 5)}
${painted(arch(226, 72, 118, 168), success)}${stroke('M234 222L270 174L292 200L310 180L338 222', 5, ground)}
${stroke('M26 88C70 78 120 96 186 86', 12, brand)}${stroke('M26 122C64 114 100 126 150 118', 12, brand)}${stroke('M28 156H180M28 176H160', 4)}${painted('M26 206H128V240H26Z', accent, 4)}${stroke('M26 270H344', 4)}</g>`,
      painted('M96 444H514V470H96Z', '#e2a875'),
      `<g transform="translate(350 388) rotate(38)">${painted('M0 -12H150L176 0L150 12H0Z', accent)}${painted('M150 -12L176 0L150 12Z', tint)}${painted('M-22 -12H0V12H-22Z', soft)}</g>`,
      [brand, success, ground]
        .map((colour, index) =>
          painted(
            `M${130 + index * 34} ${426 - index * 4}H${186 + index * 34}V444H${130 + index * 34}Z`,
            colour,
            4,
          ),
        )
        .join(''),
    ].join(''),
  );

/** A folded neighborhood map, with one shop that stands out. */
export const localSearch = (): string =>
  doorwayBoard(
    mix(success, ground, 0.35),
    [
      painted('M70 300L220 250L380 300L540 250V480L380 530L220 480L70 530Z', ground),
      `<path d="M220 250L380 300V530L220 480Z" fill="${tint}"/><path d="M70 430C140 400 180 440 220 420C290 390 320 450 380 430C440 410 480 440 540 400" fill="none" stroke="#9cc0c4" stroke-width="24"/>`,
      stroke(
        'M70 360L220 312L380 362L540 310M130 280V510M300 275V505M460 275V505',
        4,
        mix(accent, tint, 0.35),
      ),
      `<ellipse cx="300" cy="396" rx="52" ry="15" fill="${ink}" opacity=".25"/>`,
      mapPin(300, 396, 1.5, accent),
      mapPin(150, 440, 0.62, brand),
      mapPin(470, 400, 0.62, brand),
    ].join(''),
  );

/** The sign says open, and the lights are on. */
export const launch = (): string =>
  doorwayBoard(
    brand,
    [
      stroke('M70 200C160 270 250 270 300 214C350 270 440 270 530 200', 4, soft),
      [
        [112, 229],
        [170, 253],
        [232, 254],
        [368, 254],
        [430, 253],
        [488, 229],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<circle cx="${x}" cy="${y + 12}" r="24" fill="${action}" opacity=".3"/>${at(x, y, painted('M-10 4C-10 30 10 30 10 4Z', '#ffe9b4', 4))}`,
        )
        .join(''),
      stroke('M300 214L220 316M300 214L380 316', 5, ground),
      painted('M288 214A12 12 0 1 1 312 214A12 12 0 1 1 288 214Z', accent),
      `<g transform="rotate(-2 300 390)">${painted('M150 316H450V452H150Z', ground)}${stroke('M166 332H434V436H166Z', 4, accent)}<text x="300" y="414" text-anchor="middle" font-family="Fraunces" font-style="italic" font-weight="600" font-size="92" fill="${brand}" style="font-variation-settings:'SOFT' 100,'WONK' 1">open</text></g>`,
      painted('M40 520H560V546H40Z', '#e2a875'),
      at(126, 522, jug(soft, 7), 0.78),
      at(474, 522, jug(ground, 4), 0.78),
      range(3)
        .map((index) =>
          bloomAt(226 + index * 74, 120 + (index % 2) * -26, 34, mix(brand, soft, 0.4)),
        )
        .join(''),
    ].join(''),
  );

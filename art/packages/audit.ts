import { mix, palette } from '../palette.ts';
import { at, books, painted, mug, stroke } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { doorwayScene } from './doorway.ts';

const { ink, brand, ground, tint, action, accent, soft, success } = palette;

/** The length of each of the ten keywords' bars, in pixels. */
const bars = [250, 206, 300, 120, 176, 84, 232, 140, 60, 190];

const keyword = (length: number, index: number): string => {
  const y = 232 + index * 54;
  const isGood = length > 180;
  return (
    (isGood
      ? bloomAt(84, y, 36, action, accent)
      : `<circle cx="84" cy="${y}" r="14" fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="5 6"/>`) +
    stroke(`M124 ${y}H494`, 18, mix(tint, soft, 0.4)) +
    stroke(`M124 ${y}H${124 + length}`, 18, isGood ? success : mix(accent, soft, 0.35))
  );
};

const clipboard = (): string =>
  painted(
    'M-20 24C-20 6 -8 -8 10 -8H550C568 -8 580 6 580 24V820C580 838 568 850 550 850H10C-8 850 -20 838 -20 820Z',
    '#c98a5a',
    6,
  ) +
  painted('M22 46H538V812H22Z', ground) +
  painted('M176 -34H384L400 62H160Z', brand) +
  painted('M236 -34C236 -84 324 -84 324 -34Z', action) +
  stroke('M70 122C150 108 250 132 344 116', 16, brand) +
  stroke('M70 166H300', 7, mix(ink, ground, 0.35)) +
  bars.map(keyword).join('') +
  // Circled in red pencil: what to fix first.
  stroke(
    'M58 402C50 356 250 346 420 362C548 376 530 424 380 432C230 440 66 436 62 392C60 372 120 358 190 352',
    7,
    accent,
  );

const magnifier = (): string =>
  `<ellipse cx="30" cy="36" rx="176" ry="170" fill="${ink}" opacity=".28"/>` +
  `<g transform="rotate(40)">${painted('M150 -26H330C350 -26 350 26 330 26H150Z', brand)}${painted('M150 -20H190V20H150Z', action)}</g>` +
  painted('M-168 0A168 168 0 1 1 168 0A168 168 0 1 1 -168 0Z', action, 6) +
  painted('M-140 0A140 140 0 1 1 140 0A140 140 0 1 1 -140 0Z', '#fff7e8') +
  bloomAt(-52, 2, 104, accent, action) +
  stroke('M30 -28H112', 20, success) +
  stroke('M30 10H92', 11, mix(success, ground, 0.35)) +
  stroke('M30 40H104', 11, mix(success, ground, 0.35)) +
  `<path d="M-110 -50C-92 -96 -50 -118 -8 -120" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".9"/>`;

const pencil = (): string =>
  painted('M0 -17H250L292 0L250 17H0Z', accent) +
  painted('M250 -17L292 0L250 17Z', tint) +
  painted('M278 -6L292 0L278 6Z', ink, 3) +
  painted('M-34 -17H0V17H-34Z', soft);

/** The audit on a clipboard: ten keywords, a bloom at each good one, and the one to fix first circled. */
export const auditClipboard = (): string =>
  doorwayScene(
    mix(success, ground, 0.28),
    [
      `<path d="M480 0L960 620V0ZM480 0L0 700V420Z" fill="#fff" opacity=".16"/>`,
      painted('M-20 1020H980V1220H-20Z', '#d99a66', 6),
      stroke('M40 1090H360M520 1110H900M180 1160H460M700 1164H930', 5, mix('#d99a66', ink, 0.22)),
      `<path d="M250 1080L760 1060L830 1110L300 1140Z" fill="${ink}" opacity=".25"/>`,
      at(102, 1074, books(), 1.15),
      at(104, 988, mug(accent), 1.05),
      `<g transform="translate(212 196) rotate(-4)">${clipboard()}</g>`,
      at(742, 812, magnifier()),
      `<g transform="translate(330 1136) rotate(-7)">${pencil()}</g>`,
    ].join(''),
  );

import { plant } from '../plants/plants.ts';
import { light, mix, palette } from '../palette.ts';
import { painted, stroke } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { range, seeded } from '../studio/random.ts';
import { coverBoard } from './board.ts';

const { ink, brand, ground, action, accent, soft, success } = palette;

const leaf = (x: number, y: number, side: number, size: number): string =>
  painted(
    `M${x} ${y}C${x + side * size * 0.3} ${y - size * 0.6} ${x + side * size} ${y - size * 0.6} ${x + side * size * 1.2} ${y - size * 0.3}C${x + side * size} ${y + size * 0.1} ${x + side * size * 0.4} ${y + size * 0.2} ${x} ${y}Z`,
    side > 0 ? light.leaf : success,
    4,
  );

/** A potted plant at growth stage `step`, one stage ahead of its neighbor on the left. */
const potted = (x: number, step: number): string => {
  const random = seeded(step + 40);
  const height = 40 + step * 92;
  const top = 740 - height;
  const leaves = range(step + 1)
    .map(
      (index) =>
        leaf(x, 720 - index * 84, 1, 46 + step * 6) + leaf(x, 690 - index * 84, -1, 46 + step * 6),
    )
    .join('');
  const pot =
    painted(
      `M${x - 78} 742H${x + 78}L${x + 60} 872H${x - 60}Z`,
      [accent, soft, '#e2a875', mix(brand, soft, 0.3), accent][step] ?? accent,
    ) +
    painted(
      `M${x - 88} 722H${x + 88}V756H${x - 88}Z`,
      mix([accent, soft, '#e2a875', mix(brand, soft, 0.3), accent][step] ?? accent, ground, 0.25),
    );
  const head =
    step === 0
      ? leaf(x, top + 10, 1, 40) + leaf(x, top + 10, -1, 40)
      : plant.head(x, top, 30 + step * 22, random) +
        (step > 2
          ? plant.head(x - 70, top + 110, 30 + step * 6, random) +
            plant.head(x + 74, top + 150, 28 + step * 7, random)
          : '');
  return (
    stroke(
      `M${x} 740C${x - 10} ${740 - height * 0.4} ${x + 8} ${740 - height * 0.7} ${x} ${top}`,
      9,
      '#47653f',
    ) +
    leaves +
    head +
    pot
  );
};

const wateringCan = (): string =>
  `<g transform="translate(196 300) rotate(14)">${stroke('M-70 -50C-140 -70 -140 80 -66 66', 12)}${painted('M70 10L190 -60L204 -38L74 70Z', mix(success, ground, 0.2))}${painted('M182 -82L222 -24L206 -14L170 -74Z', success)}${painted('M-76 -60H76L86 96H-86Z', success)}${painted('M-76 -60C-76 -84 76 -84 76 -60Z', mix(success, ink, 0.3))}${stroke('M-50 -70C-46 -130 46 -130 50 -70', 10)}${bloomAt(0, 20, 84, action, accent)}</g>` +
  range(7)
    .map((index) =>
      stroke(
        `M${416 - index * 15} ${336 + index * 8}C${424 - index * 14} ${420 + index * 12} ${414 - index * 17} ${520 + index * 9} ${402 - index * 18} ${600 + (index % 3) * 26}`,
        4,
        '#8fb6ba',
      ),
    )
    .join('');

const greenhouse = (): string =>
  `<path d="M90 880V360C90 120 420 30 800 30S1510 120 1510 360V880Z" fill="#fdf2da"/>` +
  stroke(
    'M90 880V360C90 120 420 30 800 30S1510 120 1510 360V880M90 400H1510M90 620H1510M374 100V880M658 40V880M942 40V880M1226 100V880',
    7,
    mix(success, ground, 0.35),
  );

/** The Strategic Growth Accelerator: five pots in a greenhouse, each a season ahead of the last. */
export const accelerator = (): string =>
  coverBoard(
    '#cfd8bf',
    [
      greenhouse(),
      `<circle cx="1290" cy="240" r="120" fill="#ffe3a6"/>`,
      `<path d="M1510 880L1100 880L620 30L800 30C1180 30 1510 120 1510 360Z" fill="#fff" opacity=".3"/>`,
      painted('M-20 872H1620V910H-20Z', '#e2a875'),
      `<rect x="-20" y="910" width="1640" height="110" fill="${mix(accent, brand, 0.35)}"/>`,
      stroke('M-20 910H1620', 5),
      ...range(5).map((step) => potted(350 + step * 250, step)),
      wateringCan(),
    ].join(''),
  );

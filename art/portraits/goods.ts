import { light, mix, palette } from '../palette.ts';
import { painted, stroke } from '../people/props.ts';
import { range } from '../studio/random.ts';
import { ellipse } from '../studio/shapes.ts';

/** The owners' goods and tools. Everything stands on (0, 0). */

const { ink, brand, ground, tint, action, accent, soft, success } = palette;

const crust = mix('#c8843f', accent, 0.15);

/** A round loaf, scored like an ear of wheat. */
export const loaf = (): string =>
  painted('M-150 0C-176 -86 -96 -146 0 -146C96 -146 176 -86 150 0Z', crust) +
  `<path d="M-118 -50C-90 -110 -30 -132 30 -130" fill="none" stroke="#fff0cf" stroke-width="10" stroke-linecap="round" opacity=".65"/>` +
  stroke('M-70 -10C-30 -50 30 -80 92 -96', 6, '#7a4421') +
  range(3)
    .map((index) =>
      stroke(
        `M${-28 + index * 40} ${-42 - index * 20}C${-32 + index * 40} ${-72 - index * 20} ${-20 + index * 40} ${-88 - index * 14} ${4 + index * 36} ${-98 - index * 8}`,
        5,
        '#7a4421',
      ),
    )
    .join('');

/** Bread rolls in a basket. */
export const basket = (): string =>
  [-70, 0, 70]
    .map((x) => painted(`M${x - 56} -92C${x - 56} -142 ${x + 56} -142 ${x + 56} -92Z`, crust))
    .join('') +
  painted('M-140 -96H140L112 -6C110 -2 106 0 100 0H-100C-106 0 -110 -2 -112 -6Z', '#e0b070') +
  range(4)
    .map((index) =>
      stroke(`M${-128 + index * 6} ${-74 + index * 20}H${128 - index * 6}`, 4, '#a2703c'),
    )
    .join('');

/** A tall jar with a band of glaze. */
export const vase = (body: string, glaze: string): string =>
  painted(
    'M-34 -250C-30 -210 -92 -170 -92 -92C-92 -40 -70 0 -44 0H44C70 0 92 -40 92 -92C92 -170 30 -210 34 -250Z',
    body,
  ) +
  `<path d="M-88 -120C-60 -96 -30 -130 0 -108C30 -86 60 -124 88 -110C84 -160 44 -196 32 -230H-32C-44 -196 -84 -160 -88 -120Z" fill="${glaze}"/>` +
  stroke('M-34 -250H34', 7);

/** A bowl, seen slightly from above. */
export const bowl = (colour: string): string =>
  painted('M-110 -76H110C104 -26 66 0 34 0H-34C-66 0 -104 -26 -110 -76Z', colour) +
  painted('M-110 -76C-70 -98 70 -98 110 -76C70 -58 -70 -58 -110 -76Z', mix(colour, ink, 0.25));

/** A pail of tall, leaning cut flowers. */
export const pail = (petal: string): string =>
  range(5)
    .map((index) => {
      const x = (index - 2) * 46;
      const top = -300 + Math.abs(index - 2) * 34;
      return (
        stroke(`M${x * 0.3} -120C${x * 0.5} -180 ${x} -220 ${x} ${top}`, 6, success) +
        painted(
          `M${x - 38} ${top}C${x - 44} ${top - 52} ${x + 44} ${top - 52} ${x + 38} ${top}C${x + 20} ${top + 26} ${x - 20} ${top + 26} ${x - 38} ${top}Z`,
          index % 2 ? mix(petal, '#ffffff', 0.35) : petal,
        ) +
        stroke(
          `M${x - 16} ${top - 6}C${x - 10} ${top - 24} ${x + 10} ${top - 24} ${x + 16} ${top - 6}`,
          5,
          mix(petal, ink, 0.22),
        )
      );
    })
    .join('') +
  painted('M-70 -140H70L54 -6C53 -2 50 0 46 0H-46C-50 0 -53 -2 -54 -6Z', '#cfc2cb') +
  stroke('M-68 -112H68', 4);

/** Flowers wrapped in paper, lying on their side. */
export const bouquet = (): string =>
  stroke('M-120 -70L-190 -132M-130 -50L-206 -66M-120 -30L-186 -8', 6, success) +
  [
    [-196, -136, accent],
    [-222, -66, action],
    [-196, -2, soft],
    [-150, -104, light.honey],
    [-162, -38, accent],
  ]
    .map(
      ([x, y, colour]) =>
        painted(ellipse(Number(x), Number(y), 38), String(colour)) +
        stroke(
          `M${Number(x) - 16} ${Number(y) + 4}A18 18 0 1 1 ${Number(x) + 12} ${Number(y) + 12}`,
          5,
          mix(String(colour), brand, 0.3),
        ),
    )
    .join('') +
  painted('M-128 -124C-104 -84 -104 -40 -132 14L120 -18C128 -20 128 -48 120 -50Z', tint) +
  stroke('M-112 -92L100 -40M-108 -20L100 -30', 4, mix(tint, ink, 0.3)) +
  painted('M52 -64L74 -60L70 -8L48 -6Z', accent) +
  stroke('M60 -36L34 -8M62 -36L88 0', 6, accent);

/** A stack of paper with a pen on it. */
export const papers = (): string =>
  range(4)
    .map((index) =>
      painted(
        `M${-130 + index * 4} ${-12 - index * 12}H${120 + index * 5}V${-index * 12}H${-130 + index * 4}Z`,
        ground,
        4,
      ),
    )
    .join('') + stroke('M-60 -62L70 -74', 9, brand);

/** The scales of a law office. */
export const scales = (): string =>
  stroke('M0 0V-250M-120 -220H120', 14) +
  stroke('M0 0V-250M-120 -220H120', 6, action) +
  painted('M-60 0H60L40 -24H-40Z', action) +
  painted('M-16 -250A16 16 0 1 1 16 -250A16 16 0 1 1 -16 -250Z', action) +
  [-120, 120]
    .map(
      (x) =>
        stroke(`M${x} -220L${x - 50} -110M${x} -220L${x + 50} -110`, 4) +
        painted(`M${x - 62} -110H${x + 62}C${x + 50} -72 ${x - 50} -72 ${x - 62} -110Z`, action),
    )
    .join('');

/** An open notebook with a plan sketched across both pages. */
export const notebook = (): string =>
  painted('M-170 -16L-150 -96H0V-8Z', ground) +
  painted('M170 -16L150 -96H0V-8Z', '#fff1dc') +
  stroke('M-124 -76H-40M-128 -56H-36M-132 -36H-70', 4, palette.muted) +
  `<circle cx="76" cy="-52" r="26" fill="${soft}" stroke="${accent}" stroke-width="5"/>` +
  stroke('M102 -52H132', 5, accent);

/** An old-style telephone. */
export const telephone = (colour: string): string =>
  painted('M-90 0L-66 -84H66L90 0Z', colour) +
  painted(
    'M-110 -100C-110 -140 110 -140 110 -100V-80H66C60 -104 -60 -104 -66 -80H-110Z',
    mix(colour, ink, 0.2),
  ) +
  painted(ellipse(0, -42, 26), ground);

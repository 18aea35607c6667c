import { mix, palette } from '../palette.ts';
import { range, seeded } from '../studio/random.ts';
import { ellipse, rectangle } from '../studio/shapes.ts';

const { brand, ink } = palette;

/** Left edge, top and shape of each tower of downtown. */
const downtown = [
  [-20, 1180, 'h180'],
  [130, 980, 'l60 -90l60 90'],
  [250, 1120, 'h150'],
  [390, 860, 'h130'],
  [520, 1080, 'l60 -40l60 40'],
  [930, 1010, 'h130'],
  [1050, 760, 'l75 -60l75 60'],
  [1200, 1090, 'h130'],
  [1320, 900, 'l70 -130l70 130'],
  [1450, 1140, 'h180'],
] as const;

/** Reunion Tower, as tall as the picture, which is 1600 square, over downtown at night. */
export const dallas = (): string => {
  const { between, pick } = seeded(21);
  const walls = [mix(brand, ink, 0.35), mix(brand, '#be6a61', 0.18), mix(brand, ink, 0.6)] as const;
  const lit = (path: string, opacity = 1) =>
    `<path d="${path}" fill="${pick(['#ffd98a', '#ffcf86', '#ffe7b8'])}" opacity="${opacity}"/>`;
  const panes = (x: number, top: number) =>
    range(100)
      .map((index) => [x + 12 + (index % 4) * 26, top + 24 + Math.floor(index / 4) * 30] as const)
      .filter(([, y]) => y < 1580 && between(0, 1) < 0.38)
      .map(([left, y]) => lit(rectangle(left, y, 11, 15), between(0.35, 0.95)));
  const towers = downtown.map(
    ([x, top, roof]) =>
      `<path d="M${x} 1620V${top}${roof}V1620Z" fill="${pick(walls)}"/>${panes(x, top).join('')}`,
  );
  const stars = range(90).map(() =>
    lit(ellipse(between(0, 1600), between(0, 900), between(1, 3)), between(0.3, 0.9)),
  );
  const bulbs = range(143).map((index) => {
    const [lean, turn] = [(Math.floor(index / 13) - 5) / 3.57, ((index % 13) - 6) / 4.07];
    return lit(
      ellipse(
        800 + Math.sin(turn) * Math.cos(lean) * 146,
        372 + Math.sin(lean) * 146,
        6.5 - Math.abs(turn) * 1.4,
      ),
    );
  });
  return `<path d="M-20 -20H1620V1620H-20Z" fill="url(#night)"/>${stars.join('')}<path d="M1252 242A60 60 0 1 0 1302 318A50 50 0 1 1 1252 242Z" fill="#ffe9c4"/>${towers.join('')}
<path d="M1066 1600V744L1125 690L1184 744V1600" fill="none" stroke="${palette.success}" stroke-width="5"/><circle cx="800" cy="372" r="420" fill="url(#lamp)"/>
<path d="M742 1600L764 500H836L858 1600Z" fill="#7d5069"/><path d="M764 500L742 1600M836 500L858 1600M788 500V1600M812 500V1600M800 222V96" fill="none" stroke="#d89a86" stroke-width="9"/><path d="${range(
    13,
  )
    .map((floor) => `M756 ${600 + floor * 80}H844`)
    .join('')}" stroke="#b98079" stroke-width="5"/>
<circle cx="800" cy="372" r="150" fill="${mix(brand, '#6a3a4d', 0.4)}"/>${bulbs.join('')}<path d="M668 452Q800 520 932 452L916 486Q800 544 684 486Z" fill="#d89a86"/><circle cx="800" cy="92" r="9" fill="${palette.accent}"/><path d="M-20 1400H1620V1620H-20Z" fill="url(#haze)"/>`;
};

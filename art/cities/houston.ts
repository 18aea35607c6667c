import { light, mix, palette } from '../palette.ts';
import { range, seeded } from '../studio/random.ts';
import { ellipse, rectangle } from '../studio/shapes.ts';

const { accent, action, brand, ink, success } = palette;

const towers = [
  ['M330 1300V980H430V1300Z', '#e9b58f'],
  ['M420 1300V900L470 850L520 900V1300Z', '#c9775c'],
  ['M520 1300V760H560V700H600V660L630 620L660 660V700V1300Z', '#b9583f'],
  ['M640 1300V560H740V1300Z', mix(brand, '#da967b', 0.35)],
  ['M730 1300V820L830 730V1300Z', '#8fa387'],
  ['M830 1300V900C830 840 930 840 930 900V1300Z', '#e9c9a4'],
  ['M990 1300V980H1090V1300Z', '#c98a6f'],
  ['M1080 1300V1060L1150 1010L1220 1060V1300Z', '#da967b'],
] as const;

const rocket = `<path d="M-34 50L0 190L34 50Z" fill="#ffb347"/><path d="M-16 50L0 120L16 50Z" fill="#ffe08a"/><path d="M0 -210C44 -150 56 -84 52 0L92 74L46 52H-46L-92 74L-52 0C-56 -84 -44 -150 0 -210Z" fill="#fffaf0"/><path d="M0 -210C30 -170 44 -130 49 -92H-49C-44 -130 -30 -170 0 -210Z" fill="${accent}"/><path d="M20 -60C52 -30 52 20 46 52H10Z" fill="${brand}" opacity=".25"/><circle cy="-44" r="24" fill="${brand}"/><circle cx="-5" cy="-50" r="12" fill="#f3c9a6"/>`;

const ring = (radius: number): string => ellipse(800, 840, radius);

/** Downtown inside the Loop, which is full of cars, and a rocket that leaves it. 1600 square, on a clear ground. */
export const houston = (): string => {
  const { between, pick } = seeded(14);
  const cars = range(40).map(
    (index) =>
      `<rect x="-19" y="-9" width="38" height="18" rx="7" fill="${pick([accent, '#fff3e0', action, success])}" transform="translate(800 840) rotate(${index * 9 + between(-3, 3)}) translate(0 ${-652 - (index % 3) * 38})"/>`,
  );
  const panes = range(135).map((index) =>
    rectangle(654 + (index % 9) * 9.6, 590 + Math.floor(index / 9) * 42, 4, 26),
  );
  const trees = range(40).map(
    () =>
      `<path d="${ellipse(between(200, 1400), between(1210, 1270), between(24, 50), between(18, 34))}" fill="${pick(['#6d8a5f', '#8fa387', light.moss])}"/>`,
  );
  const smoke = range(70).map((index) => {
    const [share, radius] = [index / 69, between(0.7, 1.3) * (96 - index)];
    return `<path d="${ellipse(1010 + 170 * share ** 1.6 + between(-0.5, 0.5) * radius, 1180 - 760 * share, radius)}" fill="${pick(['#fffaf0', '#fbe6cf', '#f6cfb4'])}" opacity=".8"/>`;
  });
  return `<clipPath id="inside"><path d="${ring(612)}"/></clipPath><path d="${ring(758)}" fill="${mix(brand, ink, 0.5)}"/>
<g fill="none" stroke="#f3c9a6" stroke-width="9"><path d="${ring(756)}${ring(622)}"/><path d="${ring(671)}${ring(709)}" stroke="#fbe6cf" stroke-width="4" stroke-dasharray="34 30"/></g>${cars.join('')}
<g clip-path="url(#inside)"><path d="M0 0H1600V1600H0Z" fill="url(#morning)"/><circle cx="520" cy="700" r="470" fill="url(#glow)"/>${towers.map(([path, tone]) => `<path d="${path}" fill="${tone}"/>`).join('')}<path d="${panes.join('')}" fill="#ffdf9e" opacity=".6"/><path d="M470 880V1290M600 700V1290M860 900V1290M895 900V1290M1040 1000V1290M1130 1070V1290" stroke="#fff3e0" stroke-width="6" opacity=".4"/>
<path d="M180 1230Q480 1160 800 1216T1420 1190V1500H180Z" fill="#7f9a6b"/>${trees.join('')}<path d="M180 1300Q760 1240 1420 1310V1500H180Z" fill="#d7b48d"/></g>${smoke.join('')}<g transform="translate(1196 330) rotate(15) scale(1.25)">${rocket}</g>`;
};

import type { Land } from '../hero/land.ts';
import { clouds } from '../hero/sky.ts';
import { mix, palette } from '../palette.ts';
import { range, seeded } from '../studio/random.ts';
import { arch, ellipse } from '../studio/shapes.ts';

const { accent, action, brand, success } = palette;

/** 354 units high, on the point 0, 0. */
const mission = `<path d="M-190 0V-190H-74V-236H-62C-60 -270 -36 -280 -28 -300C-22 -322 22 -322 28 -300C36 -280 60 -270 62 -236H74V-190H190V0Z" fill="#f0d3ab"/><path d="M100 0V-190H190V0ZM34 -300C42 -280 60 -270 62 -236H40Z" fill="${brand}" opacity=".14"/><path d="M-190 -190V-206H-74V-190ZM74 -190V-206H190V-190ZM-86 -236V-250H86V-236ZM-4 -316H4V-330H12V-338H4V-354H-4V-338H-12V-330H-4Z" fill="#c98a6f"/><path d="${arch(-34, -112, 68, 112)}${arch(-150, -120, 40, 60)}${arch(110, -120, 40, 60)}" fill="${mix(brand, '#8c4a3c', 0.4)}"/><path d="${arch(-18, -214, 36, 54)}" fill="#b9583f"/><path d="M-62 -236V-8M-46 -236V-8M46 -236V-8M62 -236V-8M-74 -130H74" stroke="#d9ae83" stroke-width="6"/>`;

/** 640 units wide. */
const bridge = `<path d="M-320 0V-70Q0 -210 320 -70V0H214A214 112 0 0 0 -214 0Z" fill="#d2a47c"/><g fill="none" stroke-width="14"><path d="M-320 -76Q0 -216 320 -76" stroke="#f6dfc0"/><path d="M-214 0A214 112 0 0 1 214 0" stroke="#a9745c"/></g>`;

const tree = (x: number, size: number): string => {
  const { between, pick } = seeded(Math.abs(x));
  const leaves = range(46).map(() => {
    const up = between(0, 1);
    return `<path d="${ellipse(between(-1, 1) * (96 - 62 * up), -110 - up * 240, between(22, 44), between(14, 26))}" fill="${pick(['#7f9a6b', '#6d8a5f', '#97ad7c', '#56725a'])}"/>`;
  });
  return `<g transform="translate(${x}) scale(${size})"><path d="M0 0C-6 -90 5 -150 0 -210" fill="none" stroke="#8c5f4a" stroke-width="15"/>${leaves.join('')}</g>`;
};

const paper = [accent, action, success, brand, '#e58a7a'];

const umbrella = (x: number, index: number): string =>
  `<g transform="translate(${x} -22)"><path d="M0 0V-78" stroke="#8c5f4a" stroke-width="5"/><path d="M-56 -66Q0 -140 56 -66Z" fill="${paper[index]}"/><path d="M-16 -66Q-6 -120 0 -104Q6 -120 16 -66Z" fill="#fff3e0"/></g>`;

/** A string of cut paper between two trees. */
const flags = (from: number, to: number, high: number): string =>
  `<path d="M${from} ${-high}Q${(from + to) / 2} ${80 - high} ${to} ${-high}" fill="none" stroke="#8c5f4a" stroke-width="3"/>${range(
    13,
  )
    .map((index) => {
      const share = (index + 1) / 14;
      return `<path d="M${from + (to - from) * share - 17} ${160 * share * (1 - share) - high}h34v34l-8 -8l-9 8l-9 -8l-8 8Z" fill="${paper[index % 5]}"/>`;
    })
    .join('')}`;

/** The river bank, and below it the same in the water, which ends in the page's color. `middle` is beside the mission. */
export const sanAntonio = (land: Land, middle: number): string => {
  const { width, height, horizon, unit } = land;
  const { between, pick } = seeded(3);
  const bushes = range(70).map(
    (index) =>
      `<path d="${ellipse(index * 48 - 1650, between(-60, -24), 60, between(30, 64))}" fill="${pick(['#b9bd92', '#a8b184', '#c6c49b'])}"/>`,
  );
  const bank = `<path d="M-1000 0V-70H-900V-130H-800V-60H-700V-150H-610V0ZM600 0V-110H700V-190H790V-80H900V-140H1000V0ZM424 0L434 -380H420L404 -402V-420H428L436 -470L444 -420H468V-402L452 -380H438L448 0Z" fill="#e6b79b"/>${bushes.join('')}<g transform="translate(-60 -18) scale(1.12)">${mission}</g>
${tree(-560, 1.15)}${tree(-360, 0.9)}${tree(230, 0.8)}${tree(1120, 1.2)}${tree(1340, 0.95)}${tree(-1180, 1)}${flags(-560, -330, 330)}${flags(-1180, -560, 300)}
<path d="M-1800 0V-26H340V0ZM980 0V-26H1800V0Z" fill="#cf9f79"/><g transform="translate(660)">${bridge}</g>${[-840, -700, -440, 1080, 1230].map(umbrella).join('')}`;
  const glints = range(60).map(() =>
    ellipse(
      between(0, width),
      horizon + 14 + between(0, 1) ** 1.6 * (height - horizon) * 0.8,
      between(30, 150) * unit,
      2.6 * unit,
    ),
  );
  const water = `M-20 ${horizon}H${width + 20}V${height + 20}H-20Z`;
  return `<path d="M-20 -20H${width + 20}V${horizon}H-20Z" fill="url(#sky)"/>${clouds({ ...land, unit: unit * 0.7 })}<g transform="translate(${middle} ${horizon}) scale(${unit})">${bank}</g><path d="${water}" fill="#f0cdb2"/>
<g transform="translate(0 ${2 * horizon}) scale(1 -1)" filter="url(#brushed)" opacity=".75"><g transform="translate(${middle} ${horizon}) scale(${unit})">${bank}</g></g><path d="${water}" fill="url(#river)"/><path d="M-20 ${horizon}H${width + 20}" stroke="#fff3e0" stroke-width="5" opacity=".8"/><path d="${glints.join('')}" fill="#fffaf0" opacity=".55"/>`;
};

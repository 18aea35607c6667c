import { type Land, ridge } from '../hero/land.ts';
import { clouds, sunrise } from '../hero/sky.ts';
import { light, mix, palette } from '../palette.ts';
import { range, seeded } from '../studio/random.ts';
import { polygon, type Point } from '../studio/shapes.ts';

const iron = mix(light.iron, '#8c4a3c', 0.35);

/** A longhorn's head, 300 units wide. */
const longhorn = `<path d="M-30 -16C-90 -8 -140 -30 -150 -86M30 -16C90 -8 140 -30 150 -86" fill="none" stroke="#f7e2c6" stroke-width="20" stroke-linecap="round"/><path d="M-149 -70L-152 -90M149 -70L152 -90" stroke="${iron}" stroke-width="14"/><path d="M-46 -22C-20 -36 20 -36 46 -22L34 34L22 84C18 100 -18 100 -22 84L-34 34Z" fill="#b9583f"/><path d="M-14 -30H14L12 60C12 80 -12 80 -12 60Z" fill="#f7e2c6"/><path d="M-44 -14L-88 4L-52 18ZM44 -14L88 4L52 18Z" fill="#9a4632"/><circle cx="-25" cy="12" r="6" fill="${iron}"/><circle cx="25" cy="12" r="6" fill="${iron}"/>`;

const cow =
  'M-2 -112C40 -128 120 -124 168 -114C188 -118 194 -140 212 -142L246 -128L256 -104L222 -98C206 -84 200 -70 184 -62L180 0H164L158 -56C130 -46 90 -46 60 -56L54 0H38L30 -60C22 -40 26 -20 22 0H8C12 -30 -4 -60 -2 -100C-12 -84 -8 -60 -16 -40C-22 -64 -18 -100 -2 -112ZM118 -52L112 0H98L102 -52ZM150 -56L142 0H130L134 -54ZM206 -142C176 -150 164 -166 168 -186C186 -166 212 -156 236 -152C258 -156 272 -168 282 -186C282 -158 262 -140 226 -138Z';

const star = polygon(
  ...range(10).map((point): Point => [
    Math.sin(point / 1.5915) * (point % 2 ? 15 : 38),
    -Math.cos(point / 1.5915) * (point % 2 ? 15 : 38),
  ]),
);

export type Gate = {
  /** How far its posts stand from the edges, where they end, and how much higher the arch is. */
  inset: number;
  spring: number;
  rise: number;
  /** Each with its place on the arch, in percent. */
  words: readonly (readonly [string, number])[];
  /** The longhorn's place below the crown of the arch. */
  head: number;
};

/** The arch of the Stockyards as a gate around the page's words. */
export const fortWorth = (land: Land, { inset, spring, rise, words, head }: Gate): string => {
  const { width, height, horizon, unit } = land;
  const { pick } = seeded(5);
  const foot = horizon + (height - horizon) * 0.62;
  const [top, deep, edge] = [spring - 30 * unit, 112 * unit, width + 20];
  const tall = (foot - top) / unit;
  const courses = range(Math.floor(tall / 26)).map((course) => `M-42 ${-tall + course * 26}h84`);
  const post = (x: number) =>
    `<g transform="translate(${x} ${foot}) scale(${unit})"><path d="M-42 0H42L280 ${(height - foot) / unit}H130Z" fill="${palette.brand}" opacity=".14"/><path d="M-42 0V${-tall}H42V0Z" fill="#c98a6f"/><path d="M14 0V${-tall}H42V0Z" fill="#a9654f"/><path d="${courses.join('')}" stroke="#e9c9a4" stroke-width="2.4" opacity=".55"/><path d="M-57 ${-tall - 22}h114v30h-114ZM-57 -40h114v44h-114Z" fill="#f0d3ab"/><path d="${star}" fill="${palette.action}" transform="translate(0 ${-tall - 66}) scale(1.1)"/></g>`;
  const curve = (lower: number) =>
    `M${inset} ${top + lower}Q${width / 2} ${spring - 2 * rise + lower} ${width - inset} ${top + lower}`;
  const bars = range(25).map((index) => {
    const share = index / 24;
    return `M${inset + share * (width - 2 * inset)} ${top - 4 * share * (1 - share) * (rise - 15 * unit)}v${deep}`;
  });
  const pen = (from: number, to: number) =>
    `<g stroke="#a9745c" stroke-width="${10 * unit}"><path d="${range(4)
      .map((rail) => `M${from} ${foot - (30 + rail * 34) * unit}H${to}`)
      .join('')}${range(9)
      .map((index) => `M${from + (index * (to - from)) / 8} ${foot}v${-156 * unit}`)
      .join('')}"/></g>`;
  // Upright, the ground is under the words.
  const herd = range(width > height ? 5 : 0).map(
    (index) =>
      `<path d="${cow}" fill="${pick(['#b9583f', '#8c4a3c', '#d2a47c'])}" transform="translate(${width / 2 + (index * 250 - 560) * unit} ${foot - 6 + (index % 2) * 30 * unit}) scale(${0.66 * unit})"/>`,
  );
  const joints = range(9).map(
    (index) => `M-20 ${horizon + (height - horizon) * (index / 9) ** 1.7}H${edge}`,
  );
  const sign = words.map(
    ([word, place]) => `<textPath href="#sign" startOffset="${place}%">${word}</textPath>`,
  );
  return `<path d="M-20 -20H${edge}V${height + 20}H-20Z" fill="url(#sky)"/>${clouds(land)}${sunrise(land)}<path d="${polygon(...ridge(land, horizon - 30 * unit, 26 * unit, 47))}" fill="#ecc4a8"/>
<path d="M-820 0V-90L-720 -140L-620 -90V-70H-500V-120H-420V0ZM450 0V-110H500L560 -160L620 -110H760V-60H880V0Z" fill="#d9a58a" transform="translate(${width / 2} ${horizon + 10 * unit}) scale(${unit})"/><path d="M-20 ${horizon}H${edge}V${height + 20}H-20Z" fill="url(#paving)"/><path d="${joints.join('')}" stroke="#d2a47c" stroke-width="${3 * unit}" opacity=".45"/>
${pen(-40, inset)}${pen(width - inset, width + 40)}${herd.join('')}<path d="M-20 ${horizon}H${edge}V${height + 20}H-20Z" fill="url(#mist)" opacity=".35"/>${post(inset)}${post(width - inset)}
<g fill="none" stroke="${iron}"><path d="${bars.join('')}" stroke-width="${4 * unit}" opacity=".4"/><path d="${curve(0)}${curve(deep)}" stroke-width="${17 * unit}"/><path id="sign" d="${curve(deep * 0.74)}" stroke="none"/></g><g font-family="Fraunces" font-weight="600" font-size="${84 * unit}" letter-spacing="${12 * unit}" fill="${palette.accent}" text-anchor="middle"><text>${sign.join('</text><text>')}</text></g><g transform="translate(${width / 2} ${spring - rise + head * unit}) scale(${unit})">${longhorn}</g>`;
};

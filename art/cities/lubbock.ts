import { clouds, sunrise } from '../hero/sky.ts';
import type { Land } from '../hero/land.ts';
import { fill, line } from '../hero/paint.ts';
import { light, mix, palette } from '../palette.ts';
import { range, seeded } from '../studio/random.ts';
import { ellipse } from '../studio/shapes.ts';

const iron = mix(light.iron, '#c98a6f', 0.45);

/** 710 units high, on the point 0, 0. */
const windmill = `<path d="M-74 0L-14 -540M74 0L14 -540M0 0V-540M-62 -110H62M-50 -220H50M-38 -330H38M-27 -430H27M-62 -110L50 -220M62 -110L-50 -220M-50 -220L38 -330M50 -220L-38 -330M-38 -330L27 -430M38 -330L-27 -430" fill="none" stroke="${iron}" stroke-width="7" stroke-linecap="round"/><path d="M10 -568L180 -596L262 -650V-484L180 -540L10 -552Z" fill="${mix(palette.accent, iron, 0.3)}"/>${range(
  16,
)
  .map(
    (index) =>
      `<path d="M-9 -38L-27 -146L27 -150L9 -38Z" fill="${index % 2 ? '#f3d9b8' : palette.accent}" transform="translate(0 -560) rotate(${index * 22.5})"/>`,
  )
  .join('')}${line(ellipse(0, -560, 92), iron, 4)}${fill(ellipse(0, -560, 24), iron)}`;

/** The horizon from edge to edge, a windmill, and rows of cotton that run to the sun. */
export const lubbock = (land: Land, mill: string): string => {
  const { width, height, horizon, sun } = land;
  const { between, pick } = seeded(6);
  const depth = height - horizon;
  const boll = (row: number, share: number) => {
    const radius = 1 + share * depth * between(0.03, 0.06);
    const x = sun[0] + row * (9 + (depth * 0.62 - 9) * share) + between(-2, 2) * radius;
    const tone = pick(['#fffaf0', '#fdeedd', '#f6dcc6']);
    return fill(ellipse(x, horizon + 5 + depth * share - radius, radius * 1.2, radius), tone);
  };
  const rows = range(61).map((index) => {
    const [row, foot] = [index - 30, sun[0] + (index - 30) * depth * 0.62];
    return `<path d="M${sun[0] + row * 9} ${horizon + 5}L${foot - depth * 0.17} ${height}H${foot + depth * 0.17}Z" fill="#b0a77c"/>${range(
      34,
    )
      .map((each) => boll(row, (each / 33) ** 1.9))
      .join('')}`;
  });
  const trees = range(70).map(() =>
    ellipse(between(-20, width), horizon + 4, between(6, 24), between(4, 12)),
  );
  return `<path d="M-20 -20H${width + 20}V${height + 20}H-20Z" fill="url(#sky)"/>${clouds(land)}${sunrise(land)}
<path d="${trees.join('')}M${width * 0.2} ${horizon + 4}v-58h26v-26h30v84ZM${width * 0.2 + 62} ${horizon + 4}v-44l26 -18l26 18v44Z" fill="#d2a791"/><path d="M-20 ${horizon}H${width + 20}V${height + 20}H-20Z" fill="#dba988"/>${rows.join('')}
<path d="M-20 ${horizon}H${width + 20}V${height + 20}H-20Z" fill="url(#mist)" opacity=".5"/><g transform="${mill}">${windmill}</g>`;
};

import { type Land, ridge } from '../hero/land.ts';
import { mix, palette } from '../palette.ts';
import { range, seeded } from '../studio/random.ts';
import { ellipse, polygon } from '../studio/shapes.ts';

const dusk = mix(palette.brand, '#be6a61', 0.4);

/** Downtown with the Capitol, 300 units high, on the far shore. */
const downtown = `<path d="M-520 0V-90H-470V-150H-410V0M-400 0V-210L-372 -236L-344 -210V0M-330 0V-120H-270V0M-250 0V-180H-232V-240L-210 -280L-188 -240V-180H-170V0M-120 0V-74H-60V-92H-34V-124H-28C-28 -166 -14 -178 -6 -184V-206L0 -226L6 -206V-184C14 -178 28 -166 28 -124H34V-92H60V-74H120V0M170 0V-250H226V0M240 0V-130H300V0M310 0V-190L366 -220V0M380 0V-100H440V0M450 0V-160H500V0" fill="${mix(dusk, '#d87a55', 0.25)}"/><path d="M-116 -60V-74H-60V-92H-34V-124H-28C-28 -166 -14 -178 -6 -184L0 -226L-2 -184C-14 -166 -14 -124 -14 -92V0H-116Z" fill="#f6b98a" opacity=".5"/>`;

const bat = 'M-20 0C-14 -12 -5 -11 0 -2C5 -11 14 -12 20 0C11 -5 5 -1 0 6C-5 -1 -11 -5 -20 0Z';

/** The bridge from edge to edge at dusk, above the lake at the horizon, and its bats, which fly along a path. */
export const austin = (land: Land, span: number, flight: string): string => {
  const { width, height, horizon, sun, unit } = land;
  const { between, pick } = seeded(8);
  const [deck, edge] = [horizon - span * 0.52, width + 20];
  const piers = range(Math.ceil(width / span) + 2).map((index) => (index - 0.62) * span);
  const vaults = piers.map(
    (x) =>
      `${x + span * 0.09} ${deck + span * 0.46}A${span * 0.41} ${span * 0.36} 0 0 1 ${x + span * 0.91} ${deck + span * 0.46}`,
  );
  const openings = vaults.map((vault) => `M${vault}V${horizon + 30}h${-span * 0.82}Z`).join('');
  const bridge = `<path d="M-20 ${deck}H${edge}V${horizon + 24}H-20Z${openings}" fill-rule="evenodd" fill="${mix('#d2866a', palette.brand, 0.5)}"/>
<g fill="none" stroke="#f0a877"><path d="M${vaults.join('M')}" stroke-width="${span * 0.022}"/><path d="M-20 ${deck - span * 0.1}H${edge}" stroke-width="${span * 0.014}"/><path d="M-20 ${deck}H${edge}" stroke="#f3c093" stroke-width="${span * 0.05}"/><path d="M-20 ${deck + span * 0.035}H${edge}" stroke="${palette.ink}" stroke-width="${span * 0.022}" opacity=".35"/></g>`;
  const lamps = piers.map(
    (x) =>
      `<path d="M${x} ${deck}v${-span * 0.3}" stroke="${mix(palette.ink, dusk, 0.3)}" stroke-width="${span * 0.02}"/><circle cx="${x}" cy="${deck - span * 0.32}" r="${span * 0.3}" fill="url(#lamp)"/><circle cx="${x}" cy="${deck - span * 0.32}" r="${span * 0.034}" fill="#fff3d0"/>`,
  );
  const bats = range(150).map((index) => {
    const away = (30 + index) * unit;
    return `<path d="${bat}" fill="${palette.ink}" style="offset:path('${flight}') ${index / 1.5}% 0deg;transform:translate(${between(-1, 1) * away}px,${between(-1, 1) * away}px) rotate(${between(-35, 35)}deg) scale(${unit * (0.35 + between(0.004, 0.01) * index)})"/>`;
  });
  const glints = range(46).map(() => {
    const y = horizon + 20 + between(0, 1) ** 1.4 * (height - horizon);
    return `<path d="${ellipse(between(0, width), y, between(30, 190) * unit, 3 * unit)}" fill="${pick(['#ffd98a', '#f0a06a', '#e7a3a0'])}" opacity=".4"/>`;
  });
  return `<path d="M-20 -20H${edge}V${height + 20}H-20Z" fill="url(#dusk)"/><ellipse cx="${sun[0]}" cy="${sun[1] + 120 * unit}" rx="${1000 * unit}" ry="${560 * unit}" fill="url(#lamp)" opacity=".8"/>
<path d="${polygon(...ridge(land, horizon - 96 * unit, 22 * unit, 40))}" fill="${mix(dusk, '#f0a06a', 0.35)}"/><g transform="translate(${sun[0]} ${horizon - 40 * unit}) scale(${1.55 * unit})">${downtown}</g><path d="${polygon(...ridge(land, horizon - 34 * unit, 12 * unit, 53))}" fill="${mix(dusk, palette.brand, 0.5)}"/>
<path d="M-20 ${horizon}H${edge}V${height + 20}H-20Z" fill="url(#lake)"/><g transform="translate(0 ${2 * horizon + 20}) scale(1 -1)" opacity=".4" filter="url(#brushed)">${bridge}</g>${glints.join('')}${bridge}${lamps.join('')}${bats.join('')}`;
};

import { light, mix, palette } from '../palette.ts';
import { crescent } from '../people/paint.ts';
import { painted, stroke } from '../people/props.ts';
import { range, seeded } from '../studio/random.ts';
import { arch } from '../studio/shapes.ts';

const { ink, brand, action, accent, soft, success } = palette;

/** The time of day in the owner's window. */
export type Hour = 'morning' | 'midday' | 'dusk' | 'night';

interface Sky {
  air: string;
  sun: string;
  glow: string;
  sunAt: readonly [number, number];
  far: string;
  near: string;
}

const skies: Record<Hour, Sky> = {
  morning: {
    air: action,
    sun: '#fff0c8',
    glow: '#ffdf95',
    sunAt: [640, 420],
    far: mix(action, accent, 0.4),
    near: mix(success, action, 0.35),
  },
  midday: {
    air: mix(success, '#ffffff', 0.62),
    sun: '#fff6dd',
    glow: mix(light.honey, '#ffffff', 0.35),
    sunAt: [330, 330],
    far: mix(success, '#ffffff', 0.3),
    near: success,
  },
  dusk: {
    air: mix(accent, soft, 0.45),
    sun: mix(action, '#ffffff', 0.2),
    glow: mix(accent, action, 0.55),
    sunAt: [650, 560],
    far: mix(brand, accent, 0.45),
    near: brand,
  },
  night: {
    air: mix(brand, ink, 0.35),
    sun: '#fff0c8',
    glow: mix(brand, soft, 0.3),
    sunAt: [660, 360],
    far: mix(brand, ink, 0.7),
    near: ink,
  },
};

const stars = (): string => {
  const random = seeded(11);
  return range(26)
    .map(
      () =>
        `<circle cx="${random.between(190, 810).toFixed(0)}" cy="${random.between(200, 620).toFixed(0)}" r="${random.between(2, 5).toFixed(1)}" fill="#fff0c8"/>`,
    )
    .join('');
};

/** The arched window behind the counter, with hills under the sky at that time of day. */
export const shopWindow = (hour: Hour, frame: string): string => {
  const { air, sun, glow, sunAt, far, near } = skies[hour];
  const [x, y] = sunAt;
  const trim = mix(frame, '#fff6e8', 0.62);
  return `${painted(arch(140, 120, 720, 1040), trim, 9)}<linearGradient id="pane" x2="1" y2=".7"><stop offset=".18" stop-color="#fff6e4" stop-opacity="0"/><stop offset=".2" stop-color="#fff6e4" stop-opacity=".2"/><stop offset=".34" stop-color="#fff6e4" stop-opacity=".2"/><stop offset=".36" stop-color="#fff6e4" stop-opacity="0"/></linearGradient><clipPath id="window"><path d="${arch(170, 150, 660, 1000)}"/></clipPath><g clip-path="url(#window)">
<rect x="170" y="150" width="660" height="1000" fill="${air}"/>${hour === 'night' ? stars() : ''}<circle cx="${x}" cy="${y}" r="150" fill="${glow}"/><circle cx="${x}" cy="${y}" r="96" fill="${sun}"/>
<path d="M150 760C280 680 400 720 520 690C660 650 760 690 860 650V1200H150Z" fill="${far}"/>
<path d="M150 830C260 800 360 760 520 800C680 840 760 760 860 780V1200H150Z" fill="${near}"/>
${stroke('M170 640H830M500 150V1150', 11, trim)}<path d="${arch(170, 150, 660, 1000)}" fill="url(#pane)"/>${crescent(arch(170, 150, 660, 1000), palette.brand, 26, 20, 0.22)}</g>`;
};

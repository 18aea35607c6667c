import { mix, palette } from '../palette.ts';
import type { cast } from '../people/cast.ts';
import type { Emblem } from './emblems.ts';

type Layout = 'portrait-right' | 'portrait-left' | 'doorway' | 'page' | 'awning';

/** How one card looks: who, which composition and which colourway. */
export type Look = {
  woman: keyof typeof cast;
  emblem: Emblem;
  layout: Layout;
  ground: string;
  text: string;
  arch: string;
  bloom: string;
  accent: string;
};

const { ink, plum, paper, sand, marigold, clay, rose, sage } = palette;
const honey = mix(marigold, paper, 0.55);

export const looks: Look[] = [
  {
    woman: 'baker',
    emblem: 'loaf',
    layout: 'awning',
    ground: sand,
    text: ink,
    arch: marigold,
    bloom: clay,
    accent: clay,
  },
  {
    woman: 'lawyer',
    emblem: 'scales',
    layout: 'portrait-right',
    ground: plum,
    text: paper,
    arch: rose,
    bloom: marigold,
    accent: marigold,
  },
  {
    woman: 'florist',
    emblem: 'tulip',
    layout: 'doorway',
    ground: rose,
    text: ink,
    arch: mix(sage, paper, 0.35),
    bloom: clay,
    accent: plum,
  },
  {
    woman: 'consultant',
    emblem: 'compass',
    layout: 'portrait-left',
    ground: paper,
    text: ink,
    arch: mix(plum, rose, 0.25),
    bloom: marigold,
    accent: clay,
  },
  {
    woman: 'ceramist',
    emblem: 'pot',
    layout: 'page',
    ground: clay,
    text: ink,
    arch: honey,
    bloom: marigold,
    accent: clay,
  },
  {
    woman: 'planner',
    emblem: 'coin',
    layout: 'portrait-right',
    ground: honey,
    text: ink,
    arch: clay,
    bloom: plum,
    accent: plum,
  },
  {
    woman: 'coach',
    emblem: 'lantern',
    layout: 'doorway',
    ground: ink,
    text: paper,
    arch: marigold,
    bloom: marigold,
    accent: rose,
  },
  {
    woman: 'doctor',
    emblem: 'kite',
    layout: 'portrait-left',
    ground: mix(sage, paper, 0.78),
    text: ink,
    arch: sage,
    bloom: clay,
    accent: sage,
  },
  {
    woman: 'boutique',
    emblem: 'dress',
    layout: 'awning',
    ground: paper,
    text: ink,
    arch: rose,
    bloom: marigold,
    accent: plum,
  },
  {
    woman: 'designer',
    emblem: 'chair',
    layout: 'page',
    ground: sage,
    text: ink,
    arch: rose,
    bloom: clay,
    accent: sage,
  },
];

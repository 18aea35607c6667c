import { mix, palette } from '../palette.ts';
import { cast } from '../people/cast.ts';
import type { Woman } from '../people/woman.ts';
import type { Emblem } from './emblems.ts';

type Layout = 'portrait-right' | 'portrait-left' | 'doorway' | 'page' | 'awning';

/** How one card looks: who, which composition and which colourway. */
export type Look = {
  woman: Woman;
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

/** The cards that were drawn first, by their names in `content/testimonials.yml`. */
const chosen: Readonly<Record<string, Look>> = {
  'testimonial-01': {
    woman: cast.baker,
    emblem: 'loaf',
    layout: 'awning',
    ground: sand,
    text: ink,
    arch: marigold,
    bloom: clay,
    accent: clay,
  },
  'testimonial-02': {
    woman: cast.lawyer,
    emblem: 'scales',
    layout: 'portrait-right',
    ground: plum,
    text: paper,
    arch: rose,
    bloom: marigold,
    accent: marigold,
  },
  'testimonial-03': {
    woman: cast.florist,
    emblem: 'tulip',
    layout: 'doorway',
    ground: rose,
    text: ink,
    arch: mix(sage, paper, 0.35),
    bloom: clay,
    accent: plum,
  },
  'testimonial-04': {
    woman: cast.consultant,
    emblem: 'compass',
    layout: 'portrait-left',
    ground: paper,
    text: ink,
    arch: mix(plum, rose, 0.25),
    bloom: marigold,
    accent: clay,
  },
  'testimonial-05': {
    woman: cast.ceramist,
    emblem: 'pot',
    layout: 'page',
    ground: clay,
    text: ink,
    arch: honey,
    bloom: marigold,
    accent: clay,
  },
  'testimonial-06': {
    woman: cast.planner,
    emblem: 'coin',
    layout: 'portrait-right',
    ground: honey,
    text: ink,
    arch: clay,
    bloom: plum,
    accent: plum,
  },
  'testimonial-07': {
    woman: cast.coach,
    emblem: 'lantern',
    layout: 'doorway',
    ground: ink,
    text: paper,
    arch: marigold,
    bloom: marigold,
    accent: rose,
  },
  'testimonial-08': {
    woman: cast.doctor,
    emblem: 'kite',
    layout: 'portrait-left',
    ground: mix(sage, paper, 0.78),
    text: ink,
    arch: sage,
    bloom: clay,
    accent: sage,
  },
  'testimonial-09': {
    woman: cast.boutique,
    emblem: 'dress',
    layout: 'awning',
    ground: paper,
    text: ink,
    arch: rose,
    bloom: marigold,
    accent: plum,
  },
  'testimonial-10': {
    woman: cast.designer,
    emblem: 'chair',
    layout: 'page',
    ground: sage,
    text: ink,
    arch: rose,
    bloom: clay,
    accent: sage,
  },
};

const women: readonly Woman[] = Object.values(cast);
const colorways = Object.values(chosen);

/** A whole number that is the same for a name at every drawing. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);

const pick = <Choice>(choices: readonly Choice[], number: number): Choice => {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
};

/** Somebody who is on no other picture: the face of one, the hair of another, the clothes of a third. */
const newWoman = (number: number): Woman => {
  const { hair, hairColour } = pick(women, number + 5);
  const { body, clothes } = pick(women, number + 8);
  return { ...pick(women, number), hair, hairColour, body, clothes };
};

/** How the card of a testimonial looks. One that is new gets its look from its name, so it never changes. */
export const lookOf = (name: string): Look => {
  const known = chosen[name];
  if (known) return known;
  const number = numberOf(name);
  return { ...pick(colorways, number), woman: newWoman(number), emblem: 'shop' };
};

import { cast } from '../people/cast.ts';
import { portrait, type Woman } from '../people/woman.ts';
import { grained } from '../studio/grain.ts';
import type { Painting } from '../studio/picture.ts';

/** Who is drawn on the quote cards; what is behind her is for the card to draw. */
const owners = {
  baker: cast.baker,
  boutique: cast.boutique,
  ceramist: cast.ceramist,
  coach: cast.coach,
  consultant: cast.consultant,
  designer: cast.designer,
  doctor: cast.doctor,
  florist: cast.florist,
  lawyer: cast.lawyer,
  planner: cast.planner,
} satisfies Record<string, Woman>;

// Her board reaches further to the left of her than to the right.
const board = '-26 0 1744 1744';

export const testimonialPictures: Painting[] = Object.entries(owners).map(([name, woman]) => ({
  name: `testimonials/${name}.webp`,
  width: 640,
  height: 640,
  transparent: true,
  paint: () => `<svg width="640" height="640" viewBox="${board}">${grained(portrait(woman))}</svg>`,
}));

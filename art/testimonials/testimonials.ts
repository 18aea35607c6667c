import { cast } from '../people/cast.ts';
import { portrait, type Woman } from '../people/woman.ts';
import { grained } from '../studio/grain.ts';
import type { Painting } from '../studio/picture.ts';

/** The women on the quote cards. The card draws the background. */
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

// The view starts 26 units left of the portrait's, so that she stands slightly right of center.
const board = '-26 0 1744 1744';

export const testimonialPictures: Painting[] = Object.entries(owners).map(([name, woman]) => ({
  name: `testimonials/${name}.webp`,
  width: 640,
  height: 640,
  transparent: true,
  paint: () => `<svg width="640" height="640" viewBox="${board}">${grained(portrait(woman))}</svg>`,
}));

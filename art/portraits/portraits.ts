import type { Painting } from '../studio/picture.ts';
import { doors } from './closed-door.ts';
import { counterPortrait } from './counter.ts';
import { owners } from './owners.ts';
import { studioPortrait } from './studio.ts';

const upright = (name: string, paint: () => string): Painting => ({
  name: `${name}.webp`,
  width: 1000,
  height: 1250,
  quality: 88,
  paint,
});

export const portraitPictures: Painting[] = [
  upright('portrait-studio', studioPortrait),
  ...Object.entries(owners).map(([name, owner]) =>
    upright(`portrait-${name}`, () => counterPortrait(owner)),
  ),
  ...Object.entries(doors).map(([name, door]) => upright(`closed-door-${name}`, () => door)),
];

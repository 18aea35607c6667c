import type { Painting } from '../studio/picture.ts';
import { closedDoor, doors } from './closed-door.ts';
import { counterPortrait } from './counter.ts';
import { owners } from './owners.ts';
import { studioPortrait } from './studio.ts';

const board = { width: 1000, height: 1250, quality: 88 };

export const portraitPictures: Painting[] = [
  { ...board, name: 'portrait-studio.webp', paint: studioPortrait },
  ...Object.entries(owners).map(([name, owner]) => ({
    ...board,
    name: `portrait-${name}.webp`,
    paint: () => counterPortrait(owner),
  })),
  ...Object.entries(doors).map(([hour, door]) => ({
    ...board,
    name: `closed-door-${hour}.webp`,
    paint: () => closedDoor(door),
  })),
];

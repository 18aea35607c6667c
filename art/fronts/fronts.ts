import type { Painting } from '../studio/picture.ts';
import { darkFront, frontHeight, frontLights, frontWidth } from './draw-front.ts';
import { fronts } from './shop-types.ts';

/** The houses of the street of projects, each with its lights out, and the lights by themselves to lay over it. */
export const frontPictures: Painting[] = Object.entries(fronts).flatMap(([name, front]) => {
  const size = { width: Math.round(frontWidth(front)), height: frontHeight };
  const common = { ...size, transparent: true, oversampling: 2, quality: 84 };
  return [
    { ...common, name: `fronts/${name}.webp`, paint: () => darkFront(front) },
    { ...common, name: `fronts/${name}-lights.webp`, paint: () => frontLights(front) },
  ];
});

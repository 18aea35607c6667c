import type { Painting } from '../studio/picture.ts';
import { darkFront, frontHeight, frontLights, frontWidth } from './draw-front.ts';
import { fronts, type Front } from './shop-types.ts';
import { yourFronts } from './your-front.ts';

const settingsOf = (front: Front) => ({
  width: Math.round(frontWidth(front)),
  height: frontHeight,
  transparent: true,
  oversampling: 2,
  quality: 84,
});

/** The houses of the project street: each one dark, plus its lights as a separate overlay. */
const houses: Painting[] = Object.entries(fronts).flatMap(([name, front]) => {
  const common = settingsOf(front);
  return [
    { ...common, name: `fronts/${name}.webp`, paint: () => darkFront(front) },
    { ...common, name: `fronts/${name}-lights.webp`, paint: () => frontLights(front) },
  ];
});

/** The overlay for the vacant house, one per trade. */
const yours: Painting[] = yourFronts.map(([trade, front]) =>
  Object.assign(settingsOf(front), {
    name: `fronts/yours-${trade}.webp`,
    paint: () => frontLights(front),
  }),
);

export const frontPictures: Painting[] = [...houses, ...yours];

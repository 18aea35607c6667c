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

/** Each house dark, plus its lights as a separate overlay. */
const housesOf = ([name, front]: readonly [name: string, front: Front]): Painting[] => {
  const common = settingsOf(front);
  return [
    { ...common, name: `fronts/${name}.webp`, paint: () => darkFront(front) },
    { ...common, name: `fronts/${name}-lights.webp`, paint: () => frontLights(front) },
  ];
};

/** The houses of the project street, and the last one for each trade. */
export const frontPictures: Painting[] = [
  ...Object.entries(fronts),
  ...yourFronts.map(([trade, front]) => [`yours-${trade}`, front] as const),
].flatMap(housesOf);

import type { Painting } from '../studio/picture.ts';
import { accelerator } from './accelerator.ts';
import { amplifier } from './amplifier.ts';
import { essentialPages } from './essential-pages.ts';
import { launchpad } from './launchpad.ts';
import { redesignSigns } from './redesign-signs.ts';

const covers = {
  'essential-website-pages': essentialPages,
  'website-redesign-signs': redesignSigns,
  'authority-launchpad': launchpad,
  'strategic-growth-accelerator': accelerator,
  'authority-amplifier': amplifier,
};

export const coverPictures: Painting[] = Object.entries(covers).map(([name, paint]) => ({
  name: `covers/${name}.webp`,
  width: 1600,
  height: 1000,
  oversampling: 2,
  quality: 85,
  paint,
}));

import type { Painting } from '../studio/picture.ts';
import { founderPortrait } from './founder.ts';
import { studioPortrait } from './studio.ts';

export const portraitPictures: Painting[] = [
  { name: 'portrait-founder.webp', width: 1000, height: 1250, quality: 88, paint: founderPortrait },
  { name: 'portrait-studio.webp', width: 1000, height: 1250, quality: 88, paint: studioPortrait },
];

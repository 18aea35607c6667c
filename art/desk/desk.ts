import type { Painting } from '../studio/picture.ts';
import { laptopScene } from './laptop.ts';

export const deskPictures: Painting[] = [
  {
    name: 'laptop.webp',
    width: 1600,
    height: 1200,
    oversampling: 2,
    quality: 85,
    paint: () => laptopScene('bakery'),
  },
];

import type { Painting } from '../studio/picture.ts';
import { playbookBook } from './book.ts';
import { playbookCover } from './cover.ts';

export const playbookPictures: Painting[] = [
  {
    name: 'playbook-cover.webp',
    width: 1200,
    height: 1600,
    oversampling: 2,
    quality: 86,
    paint: playbookCover,
  },
  {
    name: 'playbook-book.webp',
    width: 1200,
    height: 1400,
    oversampling: 2,
    quality: 88,
    transparent: true,
    paint: playbookBook,
  },
];

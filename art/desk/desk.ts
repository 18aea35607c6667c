import type { Painting } from '../studio/picture.ts';
import { laptopScene } from './laptop.ts';
import { workroom } from './workroom.ts';

const projects = ['bakery', 'ceramics', 'coaching', 'finance', 'law'];

export const deskPictures: Painting[] = [
  ...projects.map((project) => ({
    name: `laptop-${project}.webp`,
    width: 1600,
    height: 1200,
    oversampling: 2,
    quality: 85,
    paint: () => laptopScene(project),
  })),
  { name: 'workroom.webp', width: 2400, height: 1000, quality: 86, paint: workroom },
];

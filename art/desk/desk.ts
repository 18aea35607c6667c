import type { Painting } from '../studio/picture.ts';
import { laptopScene } from './laptop.ts';

const projects = ['bakery', 'ceramics', 'coaching', 'finance', 'law'];

export const deskPictures: Painting[] = projects.map((project) => ({
  name: `laptop-${project}.webp`,
  width: 1600,
  height: 1200,
  oversampling: 2,
  quality: 85,
  paint: () => laptopScene(project),
}));

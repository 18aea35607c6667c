import type { Painting } from '../studio/picture.ts';
import { bakery } from './bakery.ts';
import { ceramics } from './ceramics.ts';
import { clinic } from './clinic.ts';
import { coaching } from './coaching.ts';
import { consulting } from './consulting.ts';
import { finance } from './finance.ts';
import { florist } from './florist.ts';
import { law } from './law.ts';

const sites = { law, consulting, finance, coaching, bakery, florist, ceramics, clinic };

export const projectPictures: Painting[] = Object.entries(sites).map(([name, paint]) => ({
  name: `projects/${name}.webp`,
  width: 1440,
  height: 1000,
  quality: 86,
  oversampling: 2,
  paint,
}));

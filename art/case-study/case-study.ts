import type { Painting } from '../studio/picture.ts';
import { law } from '../projects/law.ts';
import { before } from './before.ts';

const size = { width: 1440, height: 1000, quality: 86 } as const;

export const caseStudyPictures: Painting[] = [
  { ...size, name: 'case-study-before.webp', paint: before },
  { ...size, name: 'case-study-after.webp', oversampling: 2, paint: law },
];

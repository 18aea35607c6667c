import type { BrandContent } from '@agency/content-model/schemas/brand.ts';
import { brand } from '../palette.ts';
import { marigold } from './marigold.ts';
import type { Plant } from './plant.ts';
import { spikes } from './spikes.ts';

/** The state flower of Texas: stout, deep blue, with a white tip. */
const bluebonnet = spikes({
  tones: ['#3a4fa6', '#4a62ba', '#31438f', '#5670c4'],
  tip: '#f1f0fa',
  eye: '#f6eef4',
  shade: '#1c2560',
  stem: '#5f7f52',
  leaves: ['#3f5a45', '#4f6e4c', '#2f4a3a', '#7f9a6b', '#5f7f52'],
  height: 2.7,
  width: 0.62,
  gap: 0.62,
  crowd: 0.85,
  blade: [1.3, 0.26],
});

/** Slender and violet, above silver-green leaves. */
const lavender = spikes({
  tones: ['#7b64b4', '#8d79c6', '#68529f', '#9c89d0'],
  tip: '#b9abe0',
  eye: '#d9cff0',
  shade: '#3a2a6c',
  stem: '#7f9379',
  leaves: ['#8a9c84', '#6f8670', '#5b7362', '#a3b29a'],
  height: 2.6,
  width: 0.3,
  gap: 0.85,
  crowd: 1.7,
  blade: [2.1, 0.1],
});

const plants: Readonly<Record<BrandContent['plant'], Plant>> = { marigold, lavender, bluebonnet };

/** The brand's plant, for all pots and flower beds. */
export const plant: Plant = plants[brand.plant];

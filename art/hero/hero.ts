import type { Painting } from '../studio/picture.ts';
import { duskScene } from './dusk.ts';
import { heroScene } from './scene.ts';

const wide = () =>
  heroScene({
    land: { width: 2400, height: 1350, horizon: 985, sun: [1300, 752], unit: 1 },
    camera: { focal: 1760, centre: [1830, 1010], eye: 1.9, turn: 0.96, origin: [7.2, 12.4] },
    tower: [1165, 940],
    foreground: [
      [2350, 1340, 230, 46],
      [2020, 1385, 170, 38],
    ],
  });

const phone = () =>
  heroScene({
    land: { width: 1080, height: 1500, horizon: 1238, sun: [225, 1060], unit: 0.8 },
    camera: { focal: 1050, centre: [600, 1262], eye: 1.9, turn: 0.9, origin: [6.4, 13] },
    tower: [90, 1200],
    foreground: [
      [980, 1520, 150, 34],
      [60, 1545, 150, 34],
    ],
  });

export const heroPictures: Painting[] = [
  { name: 'hero-wide.webp', width: 2400, height: 1350, paint: wide, oversampling: 2, quality: 93 },
  {
    name: 'hero-phone.webp',
    width: 1080,
    height: 1500,
    paint: phone,
    oversampling: 2,
    quality: 93,
  },
  {
    name: 'main-street-dusk.webp',
    width: 2400,
    height: 900,
    paint: () => duskScene(2400, 900, { isLit: true }),
    quality: 90,
  },
  {
    name: 'main-street-unlit.webp',
    width: 2400,
    height: 900,
    paint: () => duskScene(2400, 900, { isLit: false }),
    quality: 90,
  },
];

import { mix } from '@agency/content-model/brand/colors.ts';
import type { Testimonial } from '@agency/content-model/schemas/testimonial.ts';
import { color } from '../styles/palette.ts';

/** In pixels. Every layout assumes this size. */
export const cardSize = { width: 800, height: 1000 };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Point = readonly [x: number, y: number];

/** The layout of a card of 800 × 1000 pixels. Who says it always stands on the last line, beside the doorway or below the words. */
interface Layout {
  doorway: Box;
  quote: Box;
  role: Box;
  /** The centers of the bloom, of the emblem's stamp, and of the large bloom in the background. */
  bloom: Point;
  stamp?: Point;
  shade: Point;
  page?: Box;
  hasAwning?: boolean;
}

const awning: Layout = {
  doorway: { x: 60, y: 600, width: 350, height: 400 },
  quote: { x: 60, y: 190, width: 690, height: 376 },
  role: { x: 460, y: 802, width: 290, height: 150 },
  bloom: [486, 762],
  stamp: [420, 660],
  shade: [90, 900],
  hasAwning: true,
};

const beside: Layout = {
  doorway: { x: 348, y: 548, width: 400, height: 452 },
  quote: { x: 60, y: 138, width: 690, height: 380 },
  role: { x: 60, y: 790, width: 250, height: 160 },
  bloom: [86, 86],
  stamp: [352, 618],
  shade: [90, 900],
};

const above: Layout = {
  doorway: { x: 56, y: 60, width: 348, height: 420 },
  quote: { x: 60, y: 524, width: 690, height: 304 },
  role: { x: 60, y: 852, width: 690, height: 100 },
  bloom: [478, 438],
  stamp: [414, 126],
  shade: [730, 90],
};

const doorway: Layout = {
  doorway: { x: 60, y: 580, width: 400, height: 420 },
  quote: { x: 60, y: 172, width: 690, height: 372 },
  role: { x: 500, y: 802, width: 250, height: 150 },
  bloom: [86, 90],
  shade: [720, 700],
};

const page: Layout = {
  doorway: { x: 404, y: 570, width: 320, height: 382 },
  quote: { x: 100, y: 176, width: 612, height: 364 },
  role: { x: 100, y: 800, width: 272, height: 126 },
  bloom: [124, 120],
  stamp: [676, 126],
  shade: [90, 900],
  page: { x: 44, y: 44, width: 712, height: 908 },
};

/** How a card looks: its composition and its colors. */
export interface Look extends Layout {
  ground: string;
  words: string;
  arch: string;
  blossom: string;
  accent: string;
}

const [ink, brand, ground] = [color('ink'), color('brand'), color('ground')];
const [tint, soft, action] = [color('tint'), color('soft'), color('action')];
const [accent, success] = [color('accent'), color('success')];
const honey = mix(action, ground, 0.55);

export const looks: Readonly<Record<Testimonial['look'], Look>> = {
  awning: { ...awning, ground: tint, words: ink, arch: action, blossom: accent, accent },
  'awning-light': { ...awning, ground, words: ink, arch: soft, blossom: action, accent: brand },
  beside: { ...beside, ground: honey, words: ink, arch: accent, blossom: brand, accent: brand },
  'beside-dark': {
    ...beside,
    ground: brand,
    words: ground,
    arch: soft,
    blossom: action,
    accent: ink,
  },
  doorway: {
    ...doorway,
    ground: soft,
    words: ink,
    arch: mix(success, ground, 0.35),
    blossom: accent,
    accent: brand,
  },
  'doorway-dark': {
    ...doorway,
    ground: ink,
    words: ground,
    arch: action,
    blossom: action,
    accent: ink,
  },
  above: {
    ...above,
    ground: mix(success, ground, 0.78),
    words: ink,
    arch: success,
    blossom: accent,
    accent: success,
  },
  'above-light': {
    ...above,
    ground,
    words: ink,
    arch: mix(brand, soft, 0.25),
    blossom: action,
    accent,
  },
  page: { ...page, ground: accent, words: ink, arch: honey, blossom: action, accent },
  'page-calm': {
    ...page,
    ground: success,
    words: ink,
    arch: soft,
    blossom: accent,
    accent: success,
  },
};

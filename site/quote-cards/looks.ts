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

/** The layout of a card of 800 × 1000 pixels. The client's role always ends in the lower left corner. */
interface Layout {
  doorway: Box;
  quote: Box;
  role: Box;
  /** The centers of the bloom, of the emblem's stamp, and of the large bloom in the background. */
  bloom: Point;
  stamp?: Point;
  shade: Point;
  hasAwning?: boolean;
}

const awning: Layout = {
  doorway: { x: 390, y: 600, width: 350, height: 400 },
  quote: { x: 60, y: 190, width: 690, height: 376 },
  role: { x: 60, y: 790, width: 290, height: 160 },
  bloom: [86, 640],
  stamp: [396, 668],
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
  quote: { x: 60, y: 536, width: 690, height: 290 },
  role: { x: 60, y: 850, width: 690, height: 100 },
  bloom: [714, 902],
  stamp: [414, 126],
  shade: [730, 90],
};

/** The doorway runs off the card. */
const doorway: Layout = {
  doorway: { x: 372, y: 520, width: 520, height: 480 },
  quote: { x: 60, y: 138, width: 690, height: 350 },
  role: { x: 60, y: 790, width: 270, height: 160 },
  bloom: [86, 86],
  shade: [90, 900],
};

const page: Layout = {
  doorway: { x: 440, y: 60, width: 300, height: 360 },
  quote: { x: 60, y: 470, width: 690, height: 330 },
  role: { x: 60, y: 850, width: 690, height: 100 },
  bloom: [714, 902],
  stamp: [446, 126],
  shade: [90, 130],
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
  page: { ...page, ground: soft, words: ink, arch: accent, blossom: action, accent },
  'page-calm': {
    ...page,
    ground: success,
    words: ground,
    arch: soft,
    blossom: action,
    accent: success,
  },
};

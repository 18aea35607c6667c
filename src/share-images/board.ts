import type { CSSProperties } from 'react';
import { shareImageSize } from '../seo/share-image-path.ts';
import { color } from '../styles/palette.ts';
import type { CardTone } from './share-card.ts';

/** The size that every network shows whole. */
export const board = shareImageSize;

/** Nothing that must be read stands nearer to an edge: some networks crop. */
export const margin = 72;

/** The colors of words and lines on each ground. */
export const inks = {
  sand: { ground: color('sand'), words: color('ink'), quiet: color('clay'), line: color('plum') },
  rose: { ground: color('rose'), words: color('ink'), quiet: color('plum'), line: color('plum') },
  plum: {
    ground: color('plum'),
    words: color('paper'),
    quiet: color('rose'),
    line: color('marigold'),
  },
  ink: {
    ground: color('ink'),
    words: color('paper'),
    quiet: color('rose'),
    line: color('marigold'),
  },
} as const satisfies Record<CardTone, Record<string, string>>;

export type Inks = (typeof inks)[CardTone];

/** A box at a place of its own, in pixels. */
export const at = (left: number, top: number, width: number, height: number): CSSProperties => ({
  position: 'absolute',
  display: 'flex',
  left,
  top,
  width,
  height,
});

export const whole = at(0, 0, board.width, board.height);

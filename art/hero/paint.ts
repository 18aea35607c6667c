import { inLight, palette } from '../palette.ts';

/** Small helpers that write SVG elements. */

type Look = {
  opacity?: number;
  stroke?: string;
  width?: number;
  filter?: string;
  blend?: string;
};

const attributes = ({ opacity, stroke, width, filter, blend }: Look): string =>
  [
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    stroke
      ? ` stroke="${stroke}" stroke-width="${(width ?? 1).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"`
      : '',
    filter ? ` filter="url(#${filter})"` : '',
    blend ? ` style="mix-blend-mode:${blend}"` : '',
  ].join('');

export const fill = (path: string, colour: string, look: Look = {}): string =>
  `<path d="${path}" fill="${colour}"${attributes(look)}/>`;

export const line = (path: string, colour: string, width: number, look: Look = {}): string =>
  fill(path, 'none', { ...look, stroke: colour, width });

/** A cast shadow: the brand color, multiplied over what is underneath. */
export const shadow = (path: string, opacity = 0.3, filter?: string): string =>
  fill(path, inLight(palette.brand, 0.43), {
    opacity,
    blend: 'multiply',
    ...(filter ? { filter } : {}),
  });

export const group = (content: string, extra = ''): string => `<g ${extra}>${content}</g>`;

import { createHash } from 'node:crypto';
import { mix, palette } from '../palette.ts';

/**
 * The painting style of people and things: flat shapes without outlines, lit from the left.
 * Every surface has three tones, with a warm shadow.
 */

const { brand, accent } = palette;
const sunlight = '#fff0d2';

const times = (colour: string, other: string): string =>
  `#${[1, 3, 5]
    .map((start) => {
      const [one = 0, two = 0] = [colour, other].map((hex) =>
        Number.parseInt(hex.slice(start, start + 2), 16),
      );
      return Math.round((one * two) / 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const shadowOnCloth = mix('#ffffff', mix(brand, accent, 0.6), 0.34);

/** A color in shadow: multiplied by a tint of the brand's colors, similar to shadows in the street pictures. */
export const shaded = (colour: string): string => times(colour, shadowOnCloth);

/** Skin in shadow. It stays warm, whatever the brand's colors are. */
export const shadedSkin = (skin: string): string => times(skin, '#d2aa98');

export const lit = (colour: string): string => mix(colour, sunlight, 0.34);

export const filled = (path: string, colour: string, opacity = 1): string =>
  `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const brushed = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Clips content to a shape. */
export const within = (path: string, content: string): string => {
  const id = `within-${createHash('sha1').update(path).digest('hex').slice(0, 10)}`;
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
};

/** A filled shape with content clipped to it. */
export const surface = (path: string, colour: string, content: string): string =>
  within(path, filled(path, colour) + content);

const everywhere = 'M-4000 -4000H4000V4000H-4000Z';

/** Everything outside the shape moved by (x, y). Clipped to the shape, a crescent along the opposite edges. */
export const crescent = (path: string, colour: string, x: number, y: number, opacity = 1): string =>
  `<path d="${everywhere}${path}" fill="${colour}" fill-rule="evenodd" transform="translate(${x} ${y})"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A shape with a highlight along its left edge and a shadow along its right edge, which is `depth` wide. */
export const rounded = (path: string, colour: string, depth: number): string =>
  surface(
    path,
    colour,
    crescent(path, lit(colour), depth * 0.4, depth * 0.28, 0.75) +
      crescent(path, shaded(colour), -depth, -depth * 0.3),
  );

/** The light over the whole picture: warm on the left, where it comes in, and dim on the right. */
export const daylight = (width: number, height: number): string =>
  `<linearGradient id="daylight" y2=".55"><stop stop-color="${sunlight}" stop-opacity=".5"/><stop offset=".5" stop-color="${sunlight}" stop-opacity="0"/><stop offset=".55" stop-color="${brand}" stop-opacity="0"/><stop offset="1" stop-color="${brand}" stop-opacity=".42"/></linearGradient><rect width="${width}" height="${height}" fill="url(#daylight)" style="mix-blend-mode:soft-light"/>`;

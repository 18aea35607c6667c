import { mix, palette } from '../palette.ts';
import { outfits, type Outfit } from './clothes.ts';
import { face, neck, type Features } from './face.ts';
import { hairstyles, skull, type Hairstyle } from './hair.ts';
import { filled } from './paint.ts';

/** One of the women in our pictures, shown from the elbows up. */
export interface Woman extends Features {
  hair: keyof typeof hairstyles;
  /** The color of her hair (or head scarf), and of what she wears in or under it. */
  hairColours: readonly [string, string?];
  /** Set when her brows differ from her hair. */
  browColour?: string;
  outfit: keyof typeof outfits;
  /** The colors of her garment and of what she wears with it. */
  clothes: readonly [string, string];
  /** How far she tilts her head to the right, in degrees. */
  tilt: number;
}

/**
 * Her portrait, as the content of an SVG with viewBox 0 0 1744 1744. Her head is oversized so that her face
 * stays readable at small sizes; a `headSize` below 1 makes it smaller.
 */
export function portrait(woman: Woman, headSize = 1): string {
  const { skin, hairColours, clothes, tilt } = woman;
  const [hairColour, second = palette.action] = hairColours;
  const hair: Hairstyle = hairstyles[woman.hair];
  const dress: Outfit = outfits[woman.outfit];
  const brows = woman.browColour ?? mix(hairColour, palette.ink, 0.25);
  const turned = (content: string) =>
    `<g transform="translate(880 1046) rotate(${tilt}) scale(${1.13 * headSize}) translate(-880 -1010)">${content}</g>`;
  const head = turned(face(woman, hair.edge, brows) + hair.before(hairColour, second));
  const behind = turned(
    filled(skull, mix(hairColour, palette.ink, 0.3)) + hair.behind(hairColour, second),
  );
  return behind + neck(skin) + dress(...clothes, skin) + head;
}

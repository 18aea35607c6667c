import type { Font } from 'fontkit';

export interface Lettering {
  font: Font;
  /** In pixels. */
  size: number;
  /** Added after each letter, in em. */
  tracking?: number;
}

/** How wide a line is, in pixels. */
export const widthOf = (line: string, { font, size, tracking = 0 }: Lettering): number => {
  const { advanceWidth, glyphs } = font.layout(line);
  return (advanceWidth / font.unitsPerEm + tracking * Math.max(0, glyphs.length - 1)) * size;
};

/** A line as the `d` of a path, its first letter at x, its baseline at y. */
export const outline = (
  line: string,
  lettering: Lettering,
  [x, y]: readonly [number, number],
): string => {
  const { font, size, tracking = 0 } = lettering;
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let left = x;
  return glyphs
    .map((glyph, index) => {
      const place = positions[index];
      const path = glyph.path
        .scale(scale, -scale)
        .translate(left + (place?.xOffset ?? 0) * scale, y - (place?.yOffset ?? 0) * scale);
      left += (place?.xAdvance ?? 0) * scale + tracking * size;
      return path.toSVG();
    })
    .join('')
    .replaceAll(/-?\d+\.\d+/gu, (number) => String(Math.round(Number(number) * 10) / 10));
};

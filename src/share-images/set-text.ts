import { breakLines } from './break-lines.ts';
import { outline, widthOf, type Lettering } from './outline.ts';

interface TextBox {
  text: string;
  font: Lettering['font'];
  /** In pixels, largest first; the largest that fits is taken, else the smallest. */
  sizes: readonly number[];
  width: number;
  height: number;
  /** Between baselines, in multiples of the size. */
  leading: number;
  tracking?: number;
}

export interface SetText {
  size: number;
  lines: readonly { words: string; width: number }[];
  height: number;
  /** The paths of all lines, the first baseline `size` below `y`. */
  draw: (x: number, y: number, color: string) => string;
  /** Where the baseline of the last line is, if the text begins at `y`. */
  lastBaseline: (y: number) => number;
}

const setAt = (size: number, { text, font, width, leading, tracking = 0 }: TextBox): SetText => {
  const lettering = { font, size, tracking };
  const lines = breakLines(text, width, lettering).map((words) => ({
    words,
    width: widthOf(words, lettering),
  }));
  // The letters stand on their baseline; what is above the capitals is air.
  const first = (font.capHeight / font.unitsPerEm) * size;
  const baseline = (y: number, index: number) => y + first + index * leading * size;
  return {
    size,
    lines,
    height: first + (lines.length - 1) * leading * size,
    draw: (x, y, color) => {
      const paths = lines.map(({ words }, index) =>
        outline(words, lettering, [x, baseline(y, index)]),
      );
      return `<path d="${paths.join('')}" fill="${color}"/>`;
    },
    lastBaseline: (y) => baseline(y, lines.length - 1),
  };
};

const fits = ({ lines, height }: SetText, box: TextBox): boolean =>
  height <= box.height && lines.every(({ width }) => width <= box.width);

/** Sets a text as large as its box allows. */
export const setText = (box: TextBox): SetText => {
  const sets = box.sizes.map((size) => setAt(size, box));
  const chosen = sets.find((set) => fits(set, box)) ?? sets.at(-1);
  if (!chosen) throw new Error('A text needs at least one size.');
  return chosen;
};

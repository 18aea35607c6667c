import { margin, swash, type Atelier } from '../board.ts';
import { widthOf } from '../outline.ts';
import { setText, type SetText } from '../set-text.ts';

interface HeadlineOptions {
  title: string;
  subtitle?: string | undefined;
  /** Where the block of words begins, and how much room it has. */
  top: number;
  width: number;
  height: number;
  sizes?: readonly number[];
  colors: { words: string; quiet: string };
}

const usualSizes = [104, 96, 90, 84, 78, 72, 66, 60, 54, 48];

/** How far the quieter line stands below the title, and how far the swash reaches. */
const distance = { subtitle: 58, swash: 24 } as const;

const display = ({ typefaces }: Atelier) => ({ font: typefaces.display, tracking: -0.014 });

const setSubtitle = ({ typefaces }: Atelier, text: string, width: number): SetText =>
  setText({
    text,
    font: typefaces.emphasis,
    sizes: [40, 36, 32],
    width,
    height: 90,
    leading: 1.18,
  });

/** Below the last word; also below the one before it, where it is short. */
const swashBelow = (atelier: Atelier, { lines, size }: SetText, baseline: number): string => {
  const last = lines.at(-1) ?? { words: '', width: 0 };
  const words = last.words.split(' ');
  const marked = words.slice((words.at(-1) ?? '').length < 4 ? -2 : -1).join(' ');
  const length = widthOf(marked, { ...display(atelier), size });
  return swash([margin + last.width - length, baseline + size * 0.08], length);
};

/** The title with its swash, and the quieter line after it: one block in the middle of its room. */
export const headline = (
  atelier: Atelier,
  { title, subtitle, top, width, height, colors, sizes = usualSizes }: HeadlineOptions,
): string => {
  const quiet = subtitle === undefined ? undefined : setSubtitle(atelier, subtitle, width);
  const below = (quiet ? quiet.height + distance.subtitle : 0) + distance.swash;
  const { siteName } = atelier;
  const large = setText({
    ...display(atelier),
    // The name of the agency stays on one line.
    text: title.replaceAll(siteName, siteName.replaceAll(' ', '\u00A0')),
    sizes,
    width,
    height: height - below,
    leading: 1.06,
  });
  const y = top + (height - large.height - below) / 2;
  const baseline = large.lastBaseline(y);
  return [
    swashBelow(atelier, large, baseline),
    large.draw(margin, y, colors.words),
    quiet?.draw(margin, baseline + distance.subtitle, colors.quiet) ?? '',
  ].join('');
};

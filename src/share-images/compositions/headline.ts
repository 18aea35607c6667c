import { margin, swash, type Atelier } from '../board.ts';
import { widthOf } from '../outline.ts';
import { setText } from '../set-text.ts';

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

const sizes = [104, 96, 90, 84, 78, 72, 66, 60, 54, 48];

/** The title with the swash below its last line, and the quieter line after it, one block in the middle of its room. */
export const headline = (
  { typefaces, siteName }: Atelier,
  { title, subtitle, top, width, height, colors, ...options }: HeadlineOptions,
): string => {
  const quiet =
    subtitle === undefined
      ? undefined
      : setText({
          text: subtitle,
          font: typefaces.emphasis,
          sizes: [40, 36, 32],
          width,
          height: 90,
          leading: 1.18,
        });
  const below = quiet ? quiet.height + 58 : 0;
  const large = setText({
    // The name of the agency stays on one line.
    text: title.replaceAll(siteName, siteName.replaceAll(' ', '\u00A0')),
    font: typefaces.display,
    sizes: options.sizes ?? sizes,
    width,
    height: height - below - 24,
    leading: 1.06,
    tracking: -0.014,
  });
  const y = top + (height - large.height - below - 24) / 2;
  const last = large.lines.at(-1);
  const words = last?.words.split(' ') ?? [];
  // The last word; with the one before it, where it is short.
  const marked = words.slice((words.at(-1) ?? '').length < 4 ? -2 : -1).join(' ');
  const { font, tracking } = { font: typefaces.display, tracking: -0.014 };
  const length = widthOf(marked, { font, size: large.size, tracking });
  const left = margin + (last?.width ?? 0) - length;
  const baseline = large.lastBaseline(y);
  return [
    swash([left, baseline + large.size * 0.08], length),
    large.draw(margin, y, colors.words),
    quiet?.draw(margin, baseline + 58, colors.quiet) ?? '',
  ].join('');
};

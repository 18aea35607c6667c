import { bloomPath } from '../components/Bloom/bloomPath.ts';
import { color } from '../styles/palette.ts';
import { paper } from './tagged-pdf.ts';

type Pdf = PDFKit.PDFDocument;

/** The marigold of the brand, its upper left corner at (x, y). */
export const drawBloom = (
  pdf: Pdf,
  x: number,
  y: number,
  size: number,
  fill = color('marigold'),
): void => {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 48)
    .path(bloomPath)
    .fill(fill)
    .restore();
};

/** Two rings of petals, growing out of the lower edge of a page around x. */
export const drawLargeBloom = (pdf: Pdf, x: number, size: number): void => {
  drawBloom(pdf, x - size / 2, paper.height - size * 0.62, size);
  drawBloom(pdf, x - size / 3, paper.height - size * 0.45, size * 0.66, color('clay'));
};

/** The striped, scalloped shop awning along the upper edge of a page. */
export const drawAwning = (
  pdf: Pdf,
  stripe: number,
  depth: number,
  colors: readonly [string, string] = [color('clay'), color('paper')],
): void => {
  const radius = stripe / 2;
  for (let index = 0; index < paper.width / stripe; index += 1)
    pdf
      .path(
        `M${index * stripe} 0h${stripe}v${depth - radius}a${radius} ${radius} 0 0 1-${stripe} 0Z`,
      )
      .fill(colors[index % 2] ?? colors[0]);
};

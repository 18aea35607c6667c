import { mark } from 'virtual:brand';
import { color } from '../styles/palette.ts';
import { paper } from './tagged-pdf.ts';

type Pdf = PDFKit.PDFDocument;

/** Draws the brand's mark with its top left corner at (x, y). */
export const drawBloom = (
  pdf: Pdf,
  x: number,
  y: number,
  size: number,
  fill = color('action'),
): void => {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 48);
  for (const part of mark.parts ?? [{ path: mark.path, fill }]) pdf.path(part.path).fill(part.fill);
  pdf.restore();
};

/** Draws the mark rising from the bottom edge of a page, centered at x. A bloom has two rings of petals. */
export const drawLargeBloom = (pdf: Pdf, x: number, size: number): void => {
  drawBloom(pdf, x - size / 2, paper.height - size * 0.62, size);
  if (mark.isBloom)
    drawBloom(pdf, x - size / 3, paper.height - size * 0.45, size * 0.66, color('accent'));
};

/** Draws the striped, scalloped shop awning along the top edge of a page. */
export const drawAwning = (
  pdf: Pdf,
  stripe: number,
  depth: number,
  colors: readonly [string, string] = [color('accent'), color('ground')],
): void => {
  const radius = stripe / 2;
  for (let index = 0; index < paper.width / stripe; index += 1)
    pdf
      .path(
        `M${index * stripe} 0h${stripe}v${depth - radius}a${radius} ${radius} 0 0 1-${stripe} 0Z`,
      )
      .fill(colors[index % 2] ?? colors[0]);
};

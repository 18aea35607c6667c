import { bloomPath } from '../components/Bloom/bloomPath.ts';
import { color } from '../styles/palette.ts';
import { sheet } from './tagged-pdf.ts';

type Pdf = PDFKit.PDFDocument;

type Stripes = readonly [string, string];

/** The marigold of the brand, its upper left corner at (x, y). */
export const drawBloom = (pdf: Pdf, x: number, y: number, size: number): void => {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 48)
    .path(bloomPath)
    .fill(color('marigold'))
    .restore();
};

/** Stripes with rounded ends, side by side. */
const drawStripes = (
  pdf: Pdf,
  left: number,
  top: number,
  count: number,
  stripe: number,
  straight: number,
  colors: Stripes,
) => {
  const radius = stripe / 2;
  for (let index = 0; index < count; index += 1)
    pdf
      .path(
        `M${left + index * stripe} ${top}h${stripe}v${straight}a${radius} ${radius} 0 0 1-${stripe} 0Z`,
      )
      .fill(colors[index % 2] ?? colors[0]);
};

/** The striped, scalloped shop awning along the upper edge of a page. */
export const drawAwning = (pdf: Pdf, stripe: number, depth: number, colors: Stripes): void => {
  drawStripes(pdf, 0, 0, Math.ceil(sheet.width / stripe), stripe, depth - stripe / 2, colors);
};

const lot = { width: 102, height: 240, ground: 46 } as const;

/** Where the walls end and the street begins. */
const curb = lot.height - lot.ground;

const shops = [
  { height: 150, wall: 'sand', door: 'plum', stripes: ['clay', 'paper'] },
  { height: 176, wall: 'rose', door: 'sage', stripes: ['plum', 'paper'] },
  { height: 140, wall: 'paper', door: 'clay', stripes: ['marigold', 'rose'] },
  { height: 188, wall: 'sand', door: 'ink', stripes: ['sage', 'paper'] },
  { height: 156, wall: 'rose', door: 'plum', stripes: ['clay', 'paper'] },
  { height: 170, wall: 'paper', door: 'sage', stripes: ['plum', 'rose'] },
] as const;

/** A doorway: straight sides under a half-round head. */
const archPath = (left: number, width: number, bottom: number, height: number): string => {
  const radius = width / 2;
  return `M${left} ${bottom}v${radius - height}a${radius} ${radius} 0 0 1 ${width} 0V${bottom}Z`;
};

const drawShop = (
  pdf: Pdf,
  left: number,
  { height, wall, door, stripes }: (typeof shops)[number],
) => {
  const top = curb - height;
  const middle = left + lot.width / 2;
  const colors = [color(stripes[0]), color(stripes[1])] as const;
  pdf.rect(left, top, lot.width, height).fill(color(wall));
  pdf.rect(left - 3, top - 9, lot.width + 6, 12).fill(color('ink'));
  pdf.circle(middle, top + 24, 9).fill(colors[0]);
  drawStripes(pdf, left + 8, top + 42, 6, (lot.width - 16) / 6, 14, colors);
  pdf.path(archPath(middle - 24, 48, curb, 78)).fill(color(door));
  pdf.path(archPath(middle - 16, 32, curb - 30, 40)).fill(color('marigold'));
  pdf.circle(middle + 16, curb - 20, 2.4).fill(color('paper'));
};

/** Shopfronts side by side along the foot of a page; the more of them, the smaller. */
export const drawMainStreet = (pdf: Pdf, doors: number): void => {
  const length = doors * lot.width;
  const scale = sheet.width / length;
  pdf
    .save()
    .translate(0, sheet.height - lot.height * scale)
    .scale(scale);
  for (let index = 0; index < doors; index += 1)
    drawShop(pdf, index * lot.width, shops[index % shops.length] ?? shops[0]);
  pdf.rect(0, curb, length, lot.ground).fill(color('ink'));
  pdf.rect(0, curb, length, 7).fill(color('muted'));
  pdf.restore();
};

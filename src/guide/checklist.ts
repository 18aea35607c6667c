import type { GuideContent } from '../content-schemas/guide.ts';
import { color } from '../styles/palette.ts';
import { drawAwning } from './ornaments.ts';
import { sheet, type, type TaggedPdf, type TextStyle } from './tagged-pdf.ts';

type Section = GuideContent['sections'][number];
type Point = Section['points'][number];

/** How the head of each section is dressed, in turn. */
const dresses = [
  { band: 'sand', ink: 'ink', numeral: 'clay', awning: 'clay' },
  { band: 'rose', ink: 'ink', numeral: 'plum', awning: 'plum' },
  { band: 'plum', ink: 'paper', numeral: 'marigold', awning: 'marigold' },
  { band: 'sand', ink: 'ink', numeral: 'sage', awning: 'sage' },
  { band: 'rose', ink: 'ink', numeral: 'clay', awning: 'marigold' },
  { band: 'ink', ink: 'paper', numeral: 'marigold', awning: 'clay' },
] as const;

/** In points. */
const headHeight = 112;
const footHeight = 44;
const padding = 6;
const left = { x: sheet.margin + 34, width: 250 };
const right = { x: sheet.margin + 320, width: 200 };

interface Look {
  strong: TextStyle;
  fine: TextStyle;
}

const drawHead = (pdf: TaggedPdf, { title, intro }: Section, number: number) => {
  const dress = dresses[(number - 1) % dresses.length] ?? dresses[0];
  const ink = color(dress.ink);
  pdf.decorate((page) => {
    page.rect(0, 0, sheet.width, headHeight).fill(color(dress.band));
    drawAwning(page, 18, 26, [color(dress.awning), color('paper')]);
    const numeral = { ...type.aside, size: 62, leading: 0.9, color: color(dress.numeral) };
    pdf.words(String(number), numeral, { x: sheet.margin, y: 44, width: 60 });
  });
  const place = { x: sheet.margin + 56, width: sheet.width - 2 * sheet.margin - 56 };
  const heading = { ...type.heading, size: 28, color: ink };
  const aside = { ...type.aside, size: 11.5, color: ink };
  const height =
    pdf.height(title, heading, place.width) + 4 + pdf.height(intro, aside, place.width);
  const y = pdf.text('H2', title, heading, { ...place, y: headHeight - 12 - height });
  pdf.text('P', intro, aside, { ...place, y: y + 4 });
};

const heightOf = (pdf: TaggedPdf, point: Point, check: string, { strong, fine }: Look): number => {
  const words =
    pdf.height(point.do, strong, left.width) + 2 + pdf.height(point.why, fine, left.width);
  return Math.max(words, pdf.height(check, fine, right.width));
};

const drawPoint = (
  pdf: TaggedPdf,
  point: Point,
  number: number,
  { label, look, y, height }: { label: string; look: Look; y: number; height: number },
) => {
  pdf.decorate((page) => {
    if (number > 1)
      page
        .rect(sheet.margin, y - padding, sheet.width - 2 * sheet.margin, 0.75)
        .fill(color('rose'));
    page
      .lineWidth(1.25)
      .roundedRect(sheet.margin + 0.6, y + 1.6, 11.8, 11.8, 2.5)
      .stroke(color('plum'));
    page.rect(right.x - 14, y, 2, height).fill(color('marigold'));
  });
  pdf.group('LI', () => {
    const muted = { ...type.label, color: color('muted') };
    pdf.text('Lbl', String(number), muted, { x: sheet.margin + 19, y: y + 1.5, width: 14 });
    pdf.group('LBody', () => {
      const end = pdf.text('P', point.do, look.strong, { ...left, y });
      pdf.text('P', point.why, look.fine, { ...left, y: end + 2 });
      pdf.labelled(label, point.check, look.fine, { ...right, y });
    });
  });
};

/** One section of the guide: its head under an awning, and its points with boxes to tick, spread over the page. */
export const drawChecklist = (
  pdf: TaggedPdf,
  section: Section,
  number: number,
  checkLabel: string,
): void => {
  const { points, title } = section;
  pdf.page(`${number}. ${title}`);
  pdf.destination(`section-${number}`);
  const look =
    points.length > 8
      ? { strong: type.strong, fine: type.fine }
      : { strong: { ...type.strong, size: 11.5 }, fine: { ...type.fine, size: 10 } };
  const label = `${checkLabel}: `;
  const heights = points.map((point) => heightOf(pdf, point, label + point.check, look));
  const needed = heights.reduce((sum, height) => sum + height + 2 * padding, 0);
  const room = sheet.height - headHeight - 8 - footHeight;
  const spare = Math.max(0, room - needed) / points.length;
  pdf.group('Sect', () => {
    drawHead(pdf, section, number);
    let y = headHeight + 8 + padding;
    pdf.group('L', () => {
      for (const [index, point] of points.entries()) {
        const height = (heights[index] ?? 0) + spare;
        drawPoint(pdf, point, index + 1, { label, look, y, height });
        y += height + 2 * padding;
      }
    });
  });
};

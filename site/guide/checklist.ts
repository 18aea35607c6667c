import type { GuideContent } from '@agency/content-model/schemas/guide.ts';
import { color } from '../styles/palette.ts';
import { drawAwning } from './drawings.ts';
import { paper, type, type TaggedPdf, type TextStyle } from './tagged-pdf.ts';

type Section = GuideContent['sections'][number];
type Point = Section['points'][number];

const themes = [
  { section: 'tint', ink: 'ink', numeral: 'accent', awning: 'accent' },
  { section: 'soft', ink: 'ink', numeral: 'brand', awning: 'brand' },
  { section: 'brand', ink: 'ground', numeral: 'action', awning: 'action' },
  { section: 'tint', ink: 'ink', numeral: 'success', awning: 'success' },
  { section: 'soft', ink: 'ink', numeral: 'accent', awning: 'action' },
  { section: 'ink', ink: 'ground', numeral: 'action', awning: 'accent' },
] as const;

/** In points. */
const headHeight = 112;
const footHeight = 44;
const padding = 6;
const left = { x: paper.margin + 34, width: 250 };
const right = { x: paper.margin + 320, width: 200 };

const drawHead = (pdf: TaggedPdf, { title, intro }: Section, number: number) => {
  const theme = themes[(number - 1) % themes.length] ?? themes[0];
  const ink = color(theme.ink);
  pdf.decorate((page) => {
    page.rect(0, 0, paper.width, headHeight).fill(color(theme.section));
    drawAwning(page, 18, 26, [color(theme.awning), color('ground')]);
    const numeral = { ...type.aside, size: 62, leading: 0.9, color: color(theme.numeral) };
    pdf.words(String(number), numeral, { x: paper.margin, y: 44, width: 60 });
  });
  const place = { x: paper.margin + 56, width: paper.width - 2 * paper.margin - 56 };
  const heading = { ...type.heading, size: 28, color: ink };
  const aside = { ...type.aside, size: 11.5, color: ink };
  const height =
    pdf.height(title, heading, place.width) + 4 + pdf.height(intro, aside, place.width);
  const y = pdf.text('H2', title, heading, { ...place, y: headHeight - 12 - height });
  pdf.text('P', intro, aside, { ...place, y: y + 4 });
};

/** Draws one section: its header under an awning, and its points with check boxes, spread over the page. */
export const drawChecklist = (
  pdf: TaggedPdf,
  section: Section,
  number: number,
  checkLabel: string,
): void => {
  const { points, title } = section;
  const isFull = points.length > 8;
  const strong: TextStyle = isFull ? type.strong : { ...type.strong, size: 11.5 };
  const fine: TextStyle = isFull ? type.fine : { ...type.fine, size: 10 };
  const muted = { ...type.label, color: color('muted') };
  const label = `${checkLabel}: `;

  const heights = points.map((point) =>
    Math.max(
      pdf.height(point.do, strong, left.width) + 2 + pdf.height(point.why, fine, left.width),
      pdf.height(label + point.check, fine, right.width),
    ),
  );
  const needed = heights.reduce((sum, height) => sum + height + 2 * padding, 0);
  const room = paper.height - headHeight - 8 - footHeight;
  const spare = Math.max(0, room - needed) / points.length;

  const drawPoint = (point: Point, index: number, y: number, height: number) => {
    pdf.decorate((page) => {
      const { margin } = paper;
      if (index > 0)
        page.rect(margin, y - padding, paper.width - 2 * margin, 0.75).fill(color('soft'));
      page
        .lineWidth(1.25)
        .roundedRect(margin + 0.6, y + 1.6, 11.8, 11.8, 2.5)
        .stroke(color('brand'));
      page.rect(right.x - 14, y, 2, height).fill(color('action'));
    });
    pdf.item(index + 1, muted, { x: paper.margin + 19, y: y + 1.5, width: 14 }, () => {
      const end = pdf.text('P', point.do, strong, { ...left, y });
      pdf.text('P', point.why, fine, { ...left, y: end + 2 });
      pdf.labelled(label, point.check, fine, { ...right, y });
    });
  };

  pdf.page(`${number}. ${title}`);
  pdf.destination(`section-${number}`);
  pdf.group('Sect', () => {
    drawHead(pdf, section, number);
    let y = headHeight + 8 + padding;
    pdf.group('L', () => {
      for (const [index, point] of points.entries()) {
        const height = (heights[index] ?? 0) + spare;
        drawPoint(point, index, y, height);
        y += height + 2 * padding;
      }
    });
  });
};

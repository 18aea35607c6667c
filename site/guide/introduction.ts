import type { GuideContent } from '@agency/content-model/schemas/guide.ts';
import { color } from '../styles/palette.ts';
import { paper, type, type TaggedPdf } from './tagged-pdf.ts';

type Intro = GuideContent['intro'];

const inner = paper.width - 2 * paper.margin;
const accent = color('accent');

/** Keeps text in parentheses on one line. */
const unbroken = (text: string): string =>
  text.replace(/\([^()]*\)/gu, (aside) => aside.replaceAll(' ', '\u00a0'));

const panel = { x: paper.width - paper.margin - 218, y: paper.margin, width: 218 };

const drawOrder = (pdf: TaggedPdf, { heading, items }: Intro['order'], bottom: number): number => {
  const words = { x: panel.x + 24, width: panel.width - 48 };
  const item = { x: words.x + 21, width: words.width - 21 };
  const heights = items.map((one) => pdf.height(unbroken(one), type.text, item.width));
  const headingHeight = pdf.height(heading, type.subheading, words.width);
  const list = heights.reduce((sum, height) => sum + height + 9, -9);
  const end = Math.max(bottom, panel.y + 62 + headingHeight + 12 + list + 24);
  pdf.decorate((page) => {
    const { x, y, width } = panel;
    const radius = width / 2;
    page
      .path(`M${x} ${end}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${end}Z`)
      .fill(color('soft'));
  });
  let y =
    12 + pdf.text('H3', heading, type.subheading, { ...words, y: panel.y + 62, align: 'center' });
  pdf.group('L', () => {
    const numeral = { ...type.aside, leading: 1.05, color: accent };
    for (const [index, one] of items.entries())
      pdf.item(index + 1, numeral, { x: words.x, y, width: 20 }, () => {
        y = 9 + pdf.text('P', unbroken(one), type.text, { ...item, y });
      });
  });
  return end;
};

const drawContents = (
  pdf: TaggedPdf,
  heading: string,
  sections: readonly { title: string; page: string }[],
  top: number,
): number => {
  const start =
    16 + pdf.text('H3', heading, type.subheading, { x: paper.margin, y: top, width: inner });
  const column = inner / 3;
  const width = column - 34;
  const row = 28 + Math.max(...sections.map(({ title }) => pdf.height(title, type.strong, width)));
  pdf.group('L', () => {
    const numeral = { ...type.aside, size: 20, leading: 1, color: accent };
    const muted = { ...type.label, font: 'text', color: color('muted') } as const;
    for (const [index, { title, page }] of sections.entries()) {
      const x = paper.margin + (index % 3) * column;
      const y = start + Math.floor(index / 3) * row;
      const place = { x: x + 24, width };
      const draw = () => {
        const end = pdf.words(title, type.strong, { ...place, y });
        pdf.words(page, muted, { ...place, y: end });
      };
      pdf.item(index + 1, numeral, { x, y: y + 2, width: 20 }, () =>
        pdf.link(`#section-${index + 1}`, draw, [x, y, column - 10, row - 12]),
      );
    }
  });
  return start + Math.ceil(sections.length / 3) * row;
};

const drawTools = (pdf: TaggedPdf, { heading, items }: Intro['tools'], top: number): void => {
  const { margin } = paper;
  let y = 6 + pdf.text('H3', heading, type.subheading, { x: margin, y: top, width: inner });
  const use = { x: margin + 146, width: inner - 146 - 170 };
  const link = { x: paper.width - margin - 158, width: 158 };
  pdf.group('L', () => {
    for (const tool of items) {
      pdf.decorate((page) => page.rect(margin, y, inner, 0.75).fill(color('soft')));
      const row = y + 7.75;
      const draw = () =>
        pdf.words(tool.address, { ...type.fine, color: accent }, { ...link, y: row });
      pdf.group('LI', () =>
        pdf.group('LBody', () => {
          const name = pdf.text('P', tool.name, type.strong, { x: margin, y: row, width: 134 });
          const text = pdf.text('P', tool.use, type.fine, { ...use, y: row });
          pdf.link(`https://${tool.address}`, draw, [link.x, row, link.width, 13]);
          y = 7 + Math.max(name, text);
        }),
      );
    }
  });
};

/** Draws the second page: how to use the guide, where to begin, its contents and the tools it needs. */
export const drawIntroduction = (
  pdf: TaggedPdf,
  intro: Intro,
  contents: { heading: string; sections: readonly { title: string; page: string }[] },
): void => {
  pdf.page(intro.heading, color('ground'));
  pdf.group('Sect', () => {
    const width = inner - panel.width - 36;
    let y =
      18 +
      pdf.text('H2', intro.heading, type.heading, {
        x: paper.margin,
        y: paper.margin + 26,
        width: 200,
      });
    for (const paragraph of intro.paragraphs)
      y = 10 + pdf.text('P', paragraph, type.text, { x: paper.margin, y, width });
    y = drawOrder(pdf, intro.order, y);
    y = drawContents(pdf, contents.heading, contents.sections, y + 26);
    drawTools(pdf, intro.tools, y + 10);
  });
};

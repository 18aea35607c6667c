import type { GuideContent } from '../content-schemas/guide.ts';
import { color } from '../styles/palette.ts';
import { drawChecklist } from './checklist.ts';
import { drawIntroduction } from './introduction.ts';
import { drawAwning, drawBloom, drawMainStreet } from './ornaments.ts';
import { sheet, TaggedPdf, type } from './tagged-pdf.ts';

interface GuideRequest {
  guide: GuideContent;
  /** The name of the agency, its author. */
  author: string;
  /** Where the site is published; the links lead there. */
  siteUrl: URL;
}

const paper = color('paper');
const awning = [color('clay'), paper] as const;

const drawCover = (pdf: TaggedPdf, { guide, author }: GuideRequest) => {
  const { title, subtitle, edition, sections } = guide;
  pdf.page(title, color('plum'));
  pdf.decorate((page) => {
    drawBloom(page, 116, 352, 380);
    drawMainStreet(page, sections.length);
    drawAwning(page, 36, 62, awning);
  });
  pdf.group('Sect', () => {
    const x = sheet.margin;
    const cover = { ...type.heading, size: 66, leading: 1, color: paper };
    const aside = { ...type.aside, size: 17, color: color('rose') };
    let y = pdf.text(
      'P',
      `${author}, ${edition}`,
      { ...type.strong, color: paper },
      { x, y: 104, width: 460 },
    );
    y = pdf.text('H1', title, cover, { x, y: y + 22, width: 460 });
    pdf.text('P', subtitle, aside, { x, y: y + 22, width: 360 });
  });
};

/** The line at the foot of a page. Repeated on every page, it is decoration to a screen reader. */
const drawFoot = (pdf: TaggedPdf, author: string, title: string, page: string) => {
  const y = sheet.height - 34;
  const label = { ...type.label, color: color('muted') };
  pdf.decorate((canvas) => {
    drawBloom(canvas, sheet.margin, y, 11);
    pdf.words(author, label, { x: sheet.margin + 17, y, width: 200 });
    const x = sheet.margin + 23 + canvas.widthOfString(author);
    pdf.words(title, { ...label, font: 'text' }, { x, y, width: 260 });
    pdf.words(page, label, { x: sheet.width - sheet.margin - 100, y, width: 100, align: 'right' });
  });
};

type Step = GuideContent['closing']['steps'][number];

const drawStep = (
  pdf: TaggedPdf,
  { title, text, label, href }: Step,
  place: { x: number; y: number; width: number; height: number },
  siteUrl: URL,
) => {
  const { x, y, width, height } = place;
  const words = { x: x + 22, width: width - 44 };
  const button = y + height - 22 - 33;
  pdf.decorate((page) => {
    page.rect(x, y, width, height).fill(paper);
    page.rect(x, y, width, 6).fill(color('marigold'));
  });
  const end = pdf.text('H3', title, { ...type.subheading, size: 18 }, { ...words, y: y + 28 });
  pdf.text('P', text, type.text, { ...words, y: end + 8 });
  pdf.decorate((page) =>
    page.roundedRect(words.x, button, words.width, 33, 4).fill(color('marigold')),
  );
  const draw = () => pdf.words(label, type.strong, { ...words, y: button + 10, align: 'center' });
  pdf.link(new URL(href, siteUrl).href, () => void draw(), [words.x, button, words.width, 33]);
};

/** The last page: what comes after the list. */
const drawClosing = (pdf: TaggedPdf, { guide: { closing }, author, siteUrl }: GuideRequest) => {
  const { heading, paragraphs, steps, note } = closing;
  pdf.page(heading, color('plum'));
  pdf.decorate((page) => {
    drawMainStreet(page, 12);
    drawAwning(page, 36, 62, awning);
  });
  pdf.group('Sect', () => {
    const x = sheet.margin;
    let y =
      22 +
      pdf.text(
        'H2',
        heading,
        { ...type.heading, size: 42, color: paper },
        { x, y: 94, width: 440 },
      );
    const text = { ...type.text, size: 12, color: paper };
    for (const paragraph of paragraphs)
      y = 10 + pdf.text('P', paragraph, text, { x, y, width: 400 });
    const width = (sheet.width - 2 * x - 20) / 2;
    const heights = steps.map(
      (step) =>
        pdf.height(step.title, { ...type.subheading, size: 18 }, width - 44) +
        pdf.height(step.text, type.text, width - 44),
    );
    const height = 28 + Math.max(...heights) + 8 + 18 + 33 + 22;
    for (const [index, step] of steps.entries())
      drawStep(pdf, step, { x: x + index * (width + 20), y: y + 12, width, height }, siteUrl);
    y += 12 + height + 22;
    pdf.decorate((page) => drawBloom(page, x, y, 26));
    const after = pdf.text('P', note, { ...type.fine, color: paper }, { x: x + 38, y, width: 330 });
    const address = { ...type.strong, color: color('marigold') };
    const place = { x: x + 38, y: after + 4, width: 330 };
    const draw = () => pdf.words(`${author}: ${siteUrl.host}`, address, place);
    pdf.link(siteUrl.href, () => void draw(), [place.x, place.y, place.width, 14]);
  });
};

/** After the cover and the introduction. */
const firstSection = 3;

/** Sets the guide as a tagged PDF with an outline, and resolves with the file: cover, how to use it, a page for each section, a closing page. */
export const makeGuide = async (request: GuideRequest): Promise<Uint8Array<ArrayBuffer>> => {
  const { guide, author } = request;
  const { title, description: subject, edition, labels, intro, sections } = guide;
  const pdf = new TaggedPdf({ title, author, subject, keywords: guide.keywords.join(', ') });
  const pageName = (number: number) => `${labels.page} ${number}`;
  const foot = (number: number) => drawFoot(pdf, author, `${title}, ${edition}`, pageName(number));
  drawCover(pdf, request);
  drawIntroduction(pdf, intro, {
    heading: labels.contents,
    sections: sections.map((section, index) => ({
      title: section.title,
      page: pageName(firstSection + index),
    })),
  });
  foot(2);
  for (const [index, section] of sections.entries()) {
    drawChecklist(pdf, section, index + 1, labels.check);
    foot(firstSection + index);
  }
  drawClosing(pdf, request);
  return pdf.file();
};

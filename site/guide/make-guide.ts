import { readFile } from 'node:fs/promises';
import { colors, mark } from 'virtual:brand';
import type { GuideContent } from '@agency/content-model/schemas/guide.ts';
import { hashOf } from '../drawing/hash-of.ts';
import { color } from '../styles/palette.ts';
import { drawChecklist } from './checklist.ts';
import { drawIntroduction } from './introduction.ts';
import { drawAwning, drawBloom, drawLargeBloom } from './drawings.ts';
import { fonts, paper, TaggedPdf, type } from './tagged-pdf.ts';

export interface GuideRequest {
  guide: GuideContent;
  author: string;
  /** The site's address, which the links point to. */
  siteUrl: URL;
}

/** The cache key: a hash of all inputs of the file, except the code that generates it. */
export const guideKey = async (request: GuideRequest): Promise<string> =>
  hashOf(
    JSON.stringify([request, colors, mark]),
    ...(await Promise.all(Object.values(fonts).map((file) => readFile(file)))),
  );

const white = color('ground');

const drawCover = (pdf: TaggedPdf, { guide, author }: GuideRequest) => {
  const { title, subtitle, edition } = guide;
  pdf.page(title, color('brand'));
  pdf.decorate((page) => {
    drawLargeBloom(page, paper.width / 2, 640);
    drawAwning(page, 36, 62);
  });
  pdf.group('Sect', () => {
    const x = paper.margin;
    const cover = { ...type.heading, size: 66, leading: 1, color: white };
    const aside = { ...type.aside, size: 17, color: color('soft') };
    const byline = { ...type.strong, color: white };
    let y = pdf.text('P', `${author}, ${edition}`, byline, { x, y: 104, width: 460 });
    y = pdf.text('H1', title, cover, { x, y: y + 22, width: 460 });
    pdf.text('P', subtitle, aside, { x, y: y + 22, width: 360 });
  });
};

/** Draws the footer of a page. It repeats on every page, so screen readers skip it as decoration. */
const drawFoot = (pdf: TaggedPdf, author: string, title: string, page: string) => {
  const y = paper.height - 34;
  const label = { ...type.label, color: color('muted') };
  pdf.decorate((canvas) => {
    drawBloom(canvas, paper.margin, y, 11);
    pdf.words(author, label, { x: paper.margin + 17, y, width: 200 });
    const x = paper.margin + 23 + canvas.widthOfString(author);
    pdf.words(title, { ...label, font: 'text' }, { x, y, width: 260 });
    pdf.words(page, label, { x: paper.width - paper.margin - 100, y, width: 100, align: 'right' });
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
    page.rect(x, y, width, height).fill(white);
    page.rect(x, y, width, 6).fill(color('action'));
  });
  const end = pdf.text('H3', title, { ...type.subheading, size: 18 }, { ...words, y: y + 28 });
  pdf.text('P', text, type.text, { ...words, y: end + 8 });
  pdf.decorate((page) =>
    page.roundedRect(words.x, button, words.width, 33, 4).fill(color('action')),
  );
  const draw = () => pdf.words(label, type.strong, { ...words, y: button + 10, align: 'center' });
  pdf.link(new URL(href, siteUrl).href, draw, [words.x, button, words.width, 33]);
};

const drawClosing = (pdf: TaggedPdf, { guide: { closing }, author, siteUrl }: GuideRequest) => {
  const { heading, paragraphs, steps, note } = closing;
  pdf.page(heading, color('brand'));
  pdf.decorate((page) => {
    drawLargeBloom(page, paper.width - 90, 320);
    drawAwning(page, 36, 62);
  });
  pdf.group('Sect', () => {
    const x = paper.margin;
    const large = { ...type.heading, size: 42, color: white };
    let y = 22 + pdf.text('H2', heading, large, { x, y: 94, width: 440 });
    const text = { ...type.text, size: 12, color: white };
    for (const paragraph of paragraphs)
      y = 10 + pdf.text('P', paragraph, text, { x, y, width: 400 });
    const width = (paper.width - 2 * x - 20) / 2;
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
    const after = pdf.text('P', note, { ...type.fine, color: white }, { x: x + 38, y, width: 330 });
    const address = { ...type.strong, color: color('action') };
    const place = { x: x + 38, y: after + 4, width: 330 };
    const draw = () => pdf.words(`${author}: ${siteUrl.host}`, address, place);
    pdf.link(siteUrl.href, draw, [place.x, place.y, place.width, 14]);
  });
};

/** The first section's page, after the cover and the introduction. */
const firstSection = 3;

/** Generates the guide as a tagged PDF with an outline: cover, introduction, one page per section, closing page. */
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

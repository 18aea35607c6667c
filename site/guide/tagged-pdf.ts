import Pdf from 'pdfkit';
import { fontFile, packages } from '../drawing/typefaces.ts';
import { color } from '../styles/palette.ts';

/** US Letter, in points, 72 to the inch. */
export const paper = { width: 612, height: 792, margin: 46 } as const;

export const fonts = {
  text: fontFile(packages.text, 'latin-400-normal'),
  strong: fontFile(packages.text, 'latin-600-normal'),
  display: fontFile(packages.display, 'latin-500-normal'),
  italic: fontFile(packages.italic, 'latin-500-italic'),
} as const;

export interface TextStyle {
  font: keyof typeof fonts;
  /** In points. */
  size: number;
  /** Line height, in multiples of the size. */
  leading: number;
  color?: string;
}

export const type = {
  text: { font: 'text', size: 10.5, leading: 1.45 },
  fine: { font: 'text', size: 9, leading: 1.38 },
  strong: { font: 'strong', size: 10.5, leading: 1.25 },
  label: { font: 'strong', size: 8.5, leading: 1.3 },
  heading: { font: 'display', size: 34, leading: 1.05 },
  subheading: { font: 'display', size: 15, leading: 1.2 },
  aside: { font: 'italic', size: 13, leading: 1.3 },
} as const satisfies Record<string, TextStyle>;

/** The structure elements of a tagged PDF that this guide uses (ISO 32000-1, 14.8.4). */
type Role = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link';

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

export interface Place extends PDFKit.Mixins.TextOptions {
  x: number;
  y: number;
  width: number;
}

interface PdfInfo {
  title: string;
  author: string;
  subject: string;
  keywords: string;
}

/** The date is truncated to the day, so that two builds on one day are identical. */
const buildInfo = (by: string) => ({
  Creator: by,
  CreationDate: new Date(new Date().setUTCHours(0, 0, 0, 0)),
});

/** A PDF with a structure tree: everything drawn is either text with a role, or decoration. */
export class TaggedPdf {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #opened: Element[] = [];

  constructor({ title, author, subject, keywords }: PdfInfo) {
    this.#pdf = new Pdf({
      autoFirstPage: false,
      size: 'LETTER',
      margin: 0,
      lang: 'en-US',
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      // @ts-expect-error The library writes PDF/UA; its types do not know yet.
      subset: 'PDF/UA',
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Keywords: keywords,
        ...buildInfo(author),
      },
    });
    const root = this.#pdf.struct('Document');
    this.#pdf.addStructure(root);
    this.#opened.push(root);
  }

  /** Starts a page and adds it to the outline. */
  page(name: string, ground?: string): void {
    this.#pdf.addPage();
    this.#pdf.outline.addItem(name);
    if (ground) this.decorate((pdf) => pdf.rect(0, 0, paper.width, paper.height).fill(ground));
  }

  /** Draws something that screen readers skip. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => unknown): void {
    this.#pdf.markContent('Artifact');
    draw(this.#pdf);
    this.#pdf.endMarkedContent();
  }

  /** Wraps what is drawn in a structure element that contains other elements. */
  group(role: Role, draw: () => void): void {
    const element = this.#pdf.struct(role);
    this.#opened.at(-1)?.add(element);
    this.#opened.push(element);
    draw();
    this.#opened.pop();
    element.end();
  }

  item(number: number, style: TextStyle, place: Place, drawBody: () => void): void {
    this.group('LI', () => {
      this.text('Lbl', String(number), style, place);
      this.group('LBody', drawBody);
    });
  }

  height(words: string, style: TextStyle, width: number): number {
    return this.#use(style).heightOfString(words, { width, lineGap: this.#gap(style) });
  }

  /** Draws words as decoration. Returns their bottom edge. */
  words(words: string, style: TextStyle, place: Place): number {
    const { x, y, ...options } = place;
    const lineGap = this.#gap(style);
    this.#use(style)
      .fillColor(style.color ?? color('ink'))
      .text(words, x, y + lineGap / 2, { ...options, lineGap });
    return y + this.height(words, style, place.width);
  }

  /** Draws words with a role. Returns their bottom edge. */
  text(role: Role, words: string, style: TextStyle, place: Place): number {
    const structure = { structParent: this.#opened.at(-1), structType: role };
    return this.words(words, style, { ...place, ...structure });
  }

  /** Draws a paragraph that begins with a label in another weight. */
  labelled(label: string, words: string, style: TextStyle, { x, y, width }: Place): void {
    this.group('P', () => {
      this.#opened.at(-1)?.add(this.#pdf.markStructureContent('P'));
      const options = { width, lineGap: this.#gap(style) };
      this.#use({ ...style, font: 'strong' })
        .fillColor(color('accent'))
        .text(label, x, y + options.lineGap / 2, { ...options, continued: true });
      this.#use(style).fillColor(color('ink')).text(words, options);
      this.#pdf.endMarkedContent();
    });
  }

  /** Draws a link to an address or, when `target` begins with a number sign, to a named `destination`. */
  link(
    target: string,
    draw: () => unknown,
    [x, y, width, height]: readonly [number, number, number, number],
  ): void {
    this.group('Link', () => {
      const structParent = this.#opened.at(-1);
      structParent?.add(this.#pdf.markStructureContent('Link'));
      draw();
      this.#pdf.endMarkedContent();
      // pdfkit writes a String object as a PDF string, and a primitive string as a PDF name.
      const options = {
        structParent,
        Contents: new String(target),
      } as unknown as PDFKit.Mixins.AnnotationOption;
      if (target.startsWith('#')) this.#pdf.goTo(x, y, width, height, target.slice(1), options);
      else this.#pdf.link(x, y, width, height, target, options);
    });
  }

  destination(name: string): void {
    this.#pdf.addNamedDestination(name);
  }

  async file(): Promise<Uint8Array<ArrayBuffer>> {
    this.#opened.pop()?.end();
    this.#pdf.end();
    return new Uint8Array(Buffer.concat(await Array.fromAsync(this.#pdf)));
  }

  #use({ font, size }: TextStyle): PDFKit.PDFDocument {
    return this.#pdf.font(fonts[font]).fontSize(size);
  }

  #gap(style: TextStyle): number {
    return style.leading * style.size - this.#use(style).currentLineHeight();
  }
}

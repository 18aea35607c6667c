import PdfDocument from 'pdfkit';

/** The structure elements of a tagged PDF this guide is made of (ISO 32000-1, 14.8.4). */
export type Role = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link';

type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>;

/** Elements that only hold others. */
const containers: readonly Role[] = ['Sect', 'L', 'LI', 'LBody'];

/**
 * A PDF that tells its structure. While it is drawn, `open` and `close` say
 * which element the drawing belongs to; whatever is drawn outside of one that
 * holds text is marked as decoration, which screen readers pass over.
 */
export class TaggedDocument extends PdfDocument {
  readonly #root = this.struct('Document');
  readonly #opened: { role: Role; element: StructureElement }[] = [];

  constructor(options: PDFKit.PDFDocumentOptions) {
    super({
      ...options,
      tagged: true,
      // @ts-expect-error The library writes PDF/UA; its types do not know yet.
      subset: 'PDF/UA',
      pdfVersion: '1.7',
      displayTitle: true,
    });
    this.addStructure(this.#root);
    this.on('pageAdded', () => this.markContent('Artifact'));
  }

  open(role: Role): void {
    const element = this.struct(role);
    (this.#opened.at(-1)?.element ?? this.#root).add(element);
    this.#opened.push({ role, element });
    if (containers.includes(role)) return;
    this.endMarkedContent();
    element.add(this.markStructureContent(role));
  }

  close(): void {
    const last = this.#opened.pop();
    if (!last) throw new Error('More elements are closed than were opened.');
    last.element.end();
    if (containers.includes(last.role)) return;
    this.endMarkedContent();
    this.markContent('Artifact');
  }

  /** A link belongs to the element it is drawn in, and says where it leads. */
  #linkOptions(target: string): PDFKit.Mixins.AnnotationOption {
    const structParent = this.#opened.at(-1)?.element;
    // A string object becomes a text of the PDF, a plain string a name in it.
    return {
      structParent,
      Contents: new String(target),
    } as unknown as PDFKit.Mixins.AnnotationOption;
  }

  override link(x: number, y: number, width: number, height: number, url: string): this {
    return super.link(x, y, width, height, url, this.#linkOptions(url));
  }

  override goTo(x: number, y: number, width: number, height: number, name: string): this {
    return super.goTo(x, y, width, height, name, this.#linkOptions(name));
  }
}

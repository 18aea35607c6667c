import typedLayout, { type DocumentNode, type SafeDocumentNode } from '@react-pdf/layout';
import typedRender from '@react-pdf/render';
import { Font, pdf } from '@react-pdf/renderer';
import type { GuideContent } from '../content-schemas/guide.ts';
import { registerFonts } from './fonts.ts';
import { Guide } from './Guide.tsx';
import { DrawnDocument } from './Tag.tsx';
import { TaggedDocument } from './tagger.ts';

export interface GuideRequest {
  guide: GuideContent;
  /** The name of the agency, its author. */
  author: string;
  /** Where the site is published; the links lead there. */
  siteUrl: URL;
}

// The types of these two leave out what they are given by the library's own `pdf()`.
const layoutDocument = typedLayout as (
  document: DocumentNode,
  fonts: typeof Font,
) => Promise<SafeDocumentNode>;
const renderDocument = typedRender as unknown as (
  document: TaggedDocument,
  layout: SafeDocumentNode,
) => void;

const createDocument = ({ guide, author }: GuideRequest) =>
  new TaggedDocument({
    autoFirstPage: false,
    lang: 'en-US',
    info: {
      Title: guide.title,
      Author: author,
      Subject: guide.description,
      Keywords: guide.keywords.join(', '),
      Creator: author,
    },
  });

/** `pdf()` would make a document of its own that cannot be tagged; its steps are taken one by one here. */
const draw = async (request: GuideRequest): Promise<TaggedDocument> => {
  const drawn: { document?: TaggedDocument } = {};
  const { container } = pdf(
    <DrawnDocument value={drawn}>
      <Guide {...request} />
    </DrawnDocument>,
  );
  const layout = await layoutDocument(container.document, Font);
  drawn.document = createDocument(request);
  renderDocument(drawn.document, layout);
  return drawn.document;
};

/** Sets the guide as a tagged PDF with an outline, and resolves with the file. */
export const makeGuide = async (request: GuideRequest): Promise<Uint8Array<ArrayBuffer>> => {
  registerFonts();
  const chunks = await Array.fromAsync(await draw(request));
  return new Uint8Array(Buffer.concat(chunks));
};

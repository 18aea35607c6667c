import layoutDocument from '@react-pdf/layout';
import renderDocument from '@react-pdf/render';
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

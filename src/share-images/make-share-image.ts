import { drawCard } from './draw-card.ts';
import { render } from './render.ts';
import type { ShareCard } from './share-card.ts';
import { loadTypefaces, type Typefaces } from './typefaces.ts';

let typefaces: Promise<Typefaces> | undefined;

/** The share image of a page: a JPEG of 1200 × 630. */
export const makeShareImage = async (card: ShareCard, siteName: string): Promise<Buffer> =>
  render(drawCard(card, { typefaces: await (typefaces ??= loadTypefaces()), siteName }));

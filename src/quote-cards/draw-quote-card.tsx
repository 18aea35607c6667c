import type { ReactElement } from 'react';
import satori from 'satori';
import { typefaces } from '../drawing/typefaces.ts';
import { cardSize, looks } from './looks.ts';
import { Quote, QuoteCard, Role, type QuoteCardProps, type TypeSizes } from './QuoteCard.tsx';

/** How high satori lays an element out, in pixels. */
const heightOf = async (element: ReactElement): Promise<number> => {
  let highest = 0;
  await satori(<div style={{ display: 'flex' }}>{element}</div>, {
    width: cardSize.width,
    fonts: await typefaces(),
    embedFont: false,
    onNodeDetected: ({ height }) => {
      highest = Math.max(highest, height);
    },
  });
  return highest;
};

const smallest = 20;

/** The largest even type size at which words are no higher than their room. */
const fittingSize = async (
  words: (size: number) => ReactElement,
  { height, largest }: { height: number; largest: number },
): Promise<number> => {
  let [fits, tooLarge] = [smallest, largest + 2];
  if ((await heightOf(words(largest))) <= height) return largest;
  while (tooLarge - fits > 2) {
    const size = 2 * Math.round((fits + tooLarge) / 4);
    if ((await heightOf(words(size))) <= height) fits = size;
    else tooLarge = size;
  }
  return fits;
};

/** The sizes at which the words of a card fill their rooms and do not leave them. */
export const typeSizesFor = async (card: QuoteCardProps): Promise<TypeSizes> => {
  const look = looks[card.look];
  return {
    quote: await fittingSize((size) => <Quote look={look} quote={card.quote} size={size} />, {
      height: look.quote.height,
      largest: 68,
    }),
    role: await fittingSize((size) => <Role {...card} look={look} size={size} />, {
      height: look.role.height,
      largest: 32,
    }),
  };
};

/** The card of a testimonial as an SVG in which letters are outlines. */
export const drawQuoteCard = async (card: QuoteCardProps): Promise<string> =>
  satori(<QuoteCard {...card} sizes={await typeSizesFor(card)} />, {
    ...cardSize,
    fonts: await typefaces(),
  });

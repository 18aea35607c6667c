import type { CSSProperties, ReactElement } from 'react';
import satori from 'satori';
import type { Testimonial } from '@agency/content-model/schemas/testimonial.ts';
import { families, typefaces } from '../drawing/typefaces.ts';
import { Drawing, Stamp } from './drawings.tsx';
import { cardSize, looks, type Box, type Look } from './looks.ts';

export interface QuoteCardProps extends Pick<
  Testimonial,
  'role' | 'city' | 'quote' | 'look' | 'emblem'
> {
  /** The address of the picture in the doorway. Without one, the emblem stands there. */
  portrait?: string | undefined;
}

interface TypeSizes {
  quote: number;
  role: number;
}

const at = ({ x, y, width, height }: Box): CSSProperties => ({
  position: 'absolute',
  display: 'flex',
  left: x,
  top: y,
  width,
  height,
});

const Portrait = ({ doorway, address }: { doorway: Box; address: string }) => (
  <div
    style={{
      ...at(doorway),
      overflow: 'hidden',
      borderTopLeftRadius: doorway.width / 2,
      borderTopRightRadius: doorway.width / 2,
    }}
  >
    <img
      alt=""
      src={address}
      width={doorway.width}
      height={doorway.height}
      style={{ objectFit: 'cover', objectPosition: 'bottom' }}
    />
  </div>
);

interface WordsProps extends Pick<QuoteCardProps, 'role' | 'city'> {
  look: Look;
  size: number;
}

/** The quote, at its natural height. */
const Quote = ({ look, quote, size }: { look: Look; quote: string; size: number }) => (
  <div
    style={{
      width: look.quote.width,
      fontFamily: families.quote,
      fontSize: size,
      lineHeight: 1.16,
      letterSpacing: '-0.012em',
      textWrap: 'balance',
      wordBreak: 'break-word',
    }}
  >
    {`“${quote}”`}
  </div>
);

/** The client's role and city, at their natural height. */
const Role = ({ look, role, city, size }: WordsProps) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      width: look.role.width,
      fontFamily: families.text,
      fontSize: size,
      lineHeight: 1.25,
      wordBreak: 'break-word',
    }}
  >
    <div style={{ width: '100%' }}>{`${role},`}</div>
    <div style={{ width: '100%', opacity: 0.82 }}>{city}</div>
  </div>
);

/** A testimonial as a card: the quote, the client's role and city, and a portrait in a doorway. */
export const QuoteCard = ({
  sizes,
  emblem,
  portrait,
  quote,
  role,
  city,
  look: name,
}: QuoteCardProps & { sizes: TypeSizes }) => {
  const look = looks[name];
  return (
    <div style={{ ...at({ x: 0, y: 0, ...cardSize }), color: look.words }}>
      <Drawing look={look} />
      {portrait !== undefined && <Portrait doorway={look.doorway} address={portrait} />}
      <Stamp look={look} emblem={emblem} isAlone={portrait === undefined} />
      <div style={at(look.quote)}>
        <Quote look={look} quote={quote} size={sizes.quote} />
      </div>
      <div style={{ ...at(look.role), alignItems: 'flex-end' }}>
        <Role look={look} role={role} city={city} size={sizes.role} />
      </div>
    </div>
  );
};

/** The height at which satori lays out an element, in pixels. */
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

/** The largest even font size at which the text fits the height. */
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

/** The font sizes at which a card's texts fill their boxes without overflowing. */
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

export const drawQuoteCard = async (card: QuoteCardProps): Promise<string> =>
  satori(<QuoteCard {...card} sizes={await typeSizesFor(card)} />, {
    ...cardSize,
    fonts: await typefaces(),
  });

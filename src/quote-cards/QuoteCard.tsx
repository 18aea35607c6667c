import type { CSSProperties } from 'react';
import type { Testimonial } from '../content-schemas/testimonial.ts';
import { families } from '../drawing/typefaces.ts';
import { Drawing, Stamp } from './drawings.tsx';
import { cardSize, looks, type Box, type Look } from './looks.ts';

export interface QuoteCardProps extends Pick<
  Testimonial,
  'role' | 'city' | 'quote' | 'look' | 'emblem'
> {
  /** The address of the picture in the doorway; the emblem stands there without one. */
  portrait?: string | undefined;
}

/** The type sizes of the words, in pixels. */
export interface TypeSizes {
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

/** What she says, as high as it needs to be. */
export const Quote = ({ look, quote, size }: { look: Look; quote: string; size: number }) => (
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

/** What she does and where, as high as it needs to be. */
export const Role = ({ look, role, city, size }: WordsProps) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      width: look.role.width,
      textAlign: look.isRoleOnTheRight ? 'right' : 'left',
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

/** What a client says, as a card: her words, what she does and where, and she herself in a doorway. */
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
      <div style={at(look.role)}>
        <Role look={look} role={role} city={city} size={sizes.role} />
      </div>
    </div>
  );
};

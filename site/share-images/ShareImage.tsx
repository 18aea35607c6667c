import { families } from '../drawing/typefaces.ts';
import { shareImageSize } from '@agency/content-model/page-addresses.ts';
import { color } from '../styles/palette.ts';
import { colorsOn, draw, street, type Drawing, type Tone } from './drawings.tsx';
import { at, Bloom, Swash, whole } from './shapes.tsx';
import { leading, titleSize } from './title.ts';

/** What a page shows when it is shared. A picture is a file on this machine. */
export interface ShareCard {
  title: string;
  /** A second, quieter line. */
  subtitle?: string | undefined;
  kicker?: string | undefined;
  tone: Tone;
  drawing: Drawing;
}

/** Nothing that must be read stands nearer to an edge: some networks crop. */
const margin = 72;

/** The room that each drawing leaves for the words. */
const rooms: Record<Drawing['kind'], { top: number; width: number; height: number }> = {
  scene: { top: 104, width: 720, height: 330 },
  arch: { top: 96, width: 560, height: 400 },
  print: { top: 64, width: 500, height: 420 },
  skyline: { top: 40, width: 1056, height: 210 },
  bloom: { top: 64, width: 560, height: 420 },
};

interface ShareImageProps {
  card: ShareCard;
  siteName: string;
}

/** What a page shows when it is shared: a drawing, its title before it, and the mark and name of the agency. */
export const ShareImage = ({ card, siteName }: ShareImageProps) => {
  const { subtitle, kicker, drawing } = card;
  const colors = colorsOn(card.tone);
  const isCity = drawing.kind === 'skyline';
  const { top, width, height } = rooms[drawing.kind];
  // The name of the agency, and a word with a hyphen, stay on one line.
  const title = card.title
    .replaceAll(siteName, siteName.replaceAll(' ', '\u00A0'))
    .replaceAll('-', '-\u2060');
  const roomOfTitle = height - 36 - (subtitle ? 90 : 0) - (kicker ? 46 : 0);
  const size = titleSize(card.title, { width, height: roomOfTitle, largest: 96 });
  return (
    <div style={{ ...whole, backgroundColor: colors.ground, color: colors.words }}>
      {draw(drawing, colors)}
      <div
        style={{
          ...at(margin, top, width, height),
          flexDirection: 'column',
          justifyContent: 'center',
        }}
      >
        {kicker && (
          <div
            style={{
              fontFamily: families.text,
              fontSize: 26,
              color: colors.accent,
              whiteSpace: 'nowrap',
              marginBottom: 20,
            }}
          >
            {kicker}
          </div>
        )}
        <div
          style={{
            fontSize: size,
            lineHeight: leading,
            letterSpacing: '-0.014em',
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        <Swash />
        {subtitle && (
          <div
            style={{
              marginTop: 20,
              fontSize: 36,
              lineHeight: 1.18,
              fontStyle: 'italic',
              color: colors.quiet,
              textWrap: 'balance',
            }}
          >
            {subtitle}
          </div>
        )}
      </div>
      <div
        style={{
          ...at(margin, isCity ? street : 520, shareImageSize.width - 2 * margin, 74),
          alignItems: 'center',
          gap: 10,
          fontSize: 32,
          color: isCity ? colors.ground : colors.words,
        }}
      >
        <Bloom
          size={44}
          petals={isCity ? colors.ground : color('action')}
          heart={color('accent')}
        />
        {siteName}
        {isCity && <div style={{ marginLeft: 'auto', fontStyle: 'italic' }}>{drawing.place}</div>}
      </div>
    </div>
  );
};

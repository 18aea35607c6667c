import { color } from '../styles/palette.ts';
import { Beside } from './Beside.tsx';
import { at, board, inks, margin, whole } from './board.ts';
import { Awning } from './ornaments.tsx';
import type { ShareCard } from './share-card.ts';
import { Signature, Words } from './Words.tsx';

/** The street in the morning below the awning, the words in its sky. */
const Street = ({
  card,
  siteName,
}: {
  card: Extract<ShareCard, { kind: 'street' }>;
  siteName: string;
}) => (
  <div style={whole}>
    <img
      alt=""
      src={card.picture}
      width={board.width}
      height={board.height}
      style={{ objectFit: 'cover', objectPosition: 'bottom' }}
    />
    <Awning width={board.width} />
    <Words
      {...{ siteName, title: card.title, subtitle: card.subtitle }}
      {...{ top: 104, width: 720, height: 310 }}
      colors={{ words: color('ink'), quiet: color('plum') }}
    />
    <Signature siteName={siteName} words={color('ink')} size={44} />
  </div>
);

const pavement = 556;

/** A city drawn in one line below its words; its name on the pavement. */
const City = ({
  card,
  siteName,
}: {
  card: Extract<ShareCard, { kind: 'city' }>;
  siteName: string;
}) => {
  const colors = inks[card.tone];
  const isDark = card.tone === 'plum' || card.tone === 'ink';
  const words = color(isDark ? 'ink' : 'paper');
  return (
    <div style={{ ...whole, backgroundColor: colors.ground }}>
      <div
        style={{
          ...at(804, 358, 264, 264),
          borderRadius: 132,
          backgroundColor: color(isDark ? 'clay' : 'marigold'),
          opacity: 0.5,
        }}
      />
      <svg
        viewBox="0 0 480 172"
        width={922}
        height={330}
        style={{ position: 'absolute', left: 206, top: pavement - 330 }}
      >
        <path
          d={card.skyline}
          fill="none"
          stroke={colors.line}
          strokeWidth="2.3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Words
        {...{ siteName, colors, title: card.title, subtitle: card.subtitle }}
        {...{ top: 48, width: 1056, height: 190, largest: 76 }}
      />
      <div
        style={{
          ...at(0, pavement, board.width, board.height - pavement),
          alignItems: 'center',
          justifyContent: 'flex-end',
          boxSizing: 'border-box',
          paddingRight: margin,
          backgroundColor: color(isDark ? 'marigold' : 'plum'),
          color: words,
          fontSize: 32,
          fontStyle: 'italic',
        }}
      >
        {card.place}
      </div>
      <Signature
        {...{ siteName, words }}
        middle={pavement + 37}
        petals={color(isDark ? 'ink' : 'marigold')}
      />
    </div>
  );
};

/** What a page shows when it is shared: one of three compositions, by the kind of the page. */
export const ShareImage = ({ card, siteName }: { card: ShareCard; siteName: string }) => {
  switch (card.kind) {
    case 'street':
      return <Street card={card} siteName={siteName} />;
    case 'city':
      return <City card={card} siteName={siteName} />;
    default:
      return <Beside card={card} siteName={siteName} />;
  }
};

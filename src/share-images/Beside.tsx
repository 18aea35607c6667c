import type { ReactNode } from 'react';
import { color } from '../styles/palette.ts';
import { board, inks, whole, type Inks } from './board.ts';
import { Awning, LargeBloom, PageBloom, Ticket } from './ornaments.tsx';
import { Door, Print } from './pictures.tsx';
import type { CardTone, ShareCard } from './share-card.ts';
import { Signature, Words } from './Words.tsx';

const blooms: Record<CardTone, { petals: string; heart: string }> = {
  sand: { petals: color('marigold'), heart: color('clay') },
  rose: { petals: color('clay'), heart: color('marigold') },
  plum: { petals: color('marigold'), heart: color('clay') },
  ink: { petals: color('rose'), heart: color('clay') },
};

type BesideCard = Exclude<ShareCard, { kind: 'street' | 'city' }>;

interface Drawn {
  drawing: ReactNode;
  room: { top: number; width: number; height: number; largest?: number };
  kicker?: string;
}

/** What is drawn for a kind of page, and the room it leaves for the words. */
const draw = (card: BesideCard, colors: Inks, tone: CardTone): Drawn => {
  const room = { top: 64, width: 600, height: 410 };
  switch (card.kind) {
    case 'door': {
      const door = { fill: color('marigold'), line: colors.line, offset: -20 };
      return { room, drawing: <Door {...door} box={[772, 76, 356]} picture={card.picture} /> };
    }
    case 'ticket': {
      const door = { fill: color('rose'), line: color('plum'), offset: 20 };
      const drawing = (
        <div style={whole}>
          <Door {...door} box={[800, 118, 340]} picture={card.picture} />
          <Awning width={board.width} />
          <Ticket price={card.price} note={card.note} />
        </div>
      );
      return { room: { top: 96, width: 560, height: 400 }, drawing };
    }
    case 'print':
      return {
        room: { top: 64, width: 500, height: 440, largest: 84 },
        kicker: card.kicker,
        drawing: <Print picture={card.picture} />,
      };
    case 'vignette':
      return {
        room: { ...room, width: 560 },
        drawing: (
          <img
            alt=""
            src={card.picture}
            width={540}
            height={540}
            style={{ position: 'absolute', left: 650, top: 45, objectFit: 'contain' }}
          />
        ),
      };
    case 'pages':
      return {
        room: { ...room, width: 540 },
        drawing: <PageBloom pages={card.pages} line={colors.words} />,
      };
    case 'bloom':
      return { room, drawing: <LargeBloom {...blooms[tone]} /> };
  }
};

/** Words on the left, what the page is about on the right. */
export const Beside = ({ card, siteName }: { card: BesideCard; siteName: string }) => {
  const tone = card.kind === 'ticket' ? 'sand' : card.kind === 'print' ? 'plum' : card.tone;
  const colors = inks[tone];
  const words = { siteName, colors, title: card.title, subtitle: card.subtitle };
  const { drawing, room, kicker } = draw(card, colors, tone);
  return (
    <div style={{ ...whole, backgroundColor: colors.ground }}>
      {drawing}
      <Words {...words} {...room} kicker={kicker} />
      <Signature siteName={siteName} words={colors.words} />
    </div>
  );
};

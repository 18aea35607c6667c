/** A picture file that a share image shows. */
export interface CardPicture {
  /** Where it is on this machine. */
  file: string;
  width: number;
  height: number;
}

export type CardTone = 'sand' | 'rose' | 'plum' | 'ink';

interface Words {
  title: string;
  /** A second, quieter line. */
  subtitle?: string | undefined;
}

/** What a page shows when it is shared: its words, and the composition that suits its kind. */
export type ShareCard =
  /** The street in the morning, for the home page. */
  | (Words & { kind: 'street'; scene: CardPicture })
  /** A picture in a doorway. */
  | (Words & { kind: 'door'; tone: CardTone; picture: CardPicture })
  /** A drawing that brings its own outline. */
  | (Words & { kind: 'vignette'; tone: CardTone; picture: CardPicture })
  /** A city on its horizon. */
  | (Words & { kind: 'city'; tone: CardTone; place: string; skyline: string })
  /** A large print of a wide picture: the cover of an article, a website. */
  | (Words & { kind: 'print'; kicker: string; picture: CardPicture })
  /** A doorway below the awning, with the price on a ticket. */
  | (Words & { kind: 'ticket'; price: string; note: string; picture: CardPicture })
  /** The bloom with a page for each petal. */
  | (Words & { kind: 'pages'; tone: CardTone; pages: number })
  /** Words before a large bloom, for pages without a picture. */
  | (Words & { kind: 'bloom'; tone: CardTone });

export type CardOf<Kind extends ShareCard['kind']> = Extract<ShareCard, { kind: Kind }>;

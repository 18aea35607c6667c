export type CardTone = 'sand' | 'rose' | 'plum' | 'ink';

interface Words {
  title: string;
  /** A second, quieter line. */
  subtitle?: string | undefined;
}

/** What a page shows when it is shared: its words, and the drawing that suits its kind. A picture is a file on this machine. */
export type ShareCard =
  /** The street in the morning, for the home page. */
  | (Words & { kind: 'street'; picture: string })
  /** A picture in a doorway. */
  | (Words & { kind: 'door'; tone: CardTone; picture: string })
  /** A drawing that brings its own outline. */
  | (Words & { kind: 'vignette'; tone: CardTone; picture: string })
  /** A city on its horizon. */
  | (Words & { kind: 'city'; tone: CardTone; place: string; skyline: string })
  /** A large print of a wide picture: the cover of an article, a website. */
  | (Words & { kind: 'print'; kicker: string; picture: string })
  /** A doorway below the awning, with the price on a ticket. */
  | (Words & { kind: 'ticket'; price: string; note: string; picture: string })
  /** The bloom with a page for each petal. */
  | (Words & { kind: 'pages'; tone: CardTone; pages: number })
  /** Words before a large bloom, for pages without a picture. */
  | (Words & { kind: 'bloom'; tone: CardTone });

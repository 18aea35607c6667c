/** A prerendered page as it was built: its slots hold what every visitor sees. */
export interface Page {
  path: string;
  html: string;
}

export interface PageLink {
  path: string;
  title: string;
}

/** The prerendered pages, wherever they come from: the built folder, or a development server. */
export interface Site {
  /** The page at a canonical address. `/404` and `/problem` are pages too, though no address leads to them. */
  page(path: string): Page | undefined | Promise<Page | undefined>;
  /** Pages that a visitor who is lost may be shown. */
  readonly links: readonly PageLink[];
}

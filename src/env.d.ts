interface ImportMetaEnv {
  /** Where the page's enhancements are fetched from; see `build/late-enhancements.ts`. */
  readonly ENHANCE_URL: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first interaction, or at once when the browser's storage holds the named entry. */
    'client:interaction'?: boolean | string;
  }
}

export {};

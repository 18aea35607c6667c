import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first interaction, or at once when the browser's storage holds the named entry. */
    'client:interaction'?: boolean | string;
  }
}

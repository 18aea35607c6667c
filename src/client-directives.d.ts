import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first interaction, or at once when the browser's storage holds the named entry. */
    'client:interaction'?: boolean | string;
    /** Hydrates unasked, once a calendar day at most; see `src/client/hydrate-once-a-day.ts`. */
    'client:once-a-day'?: import('./client/hydrate-once-a-day.ts').OncePerDay;
  }
}

import 'astro';
import type { VisibleFor } from './client/visible-for.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Fetches the script at the first interaction, or immediately if browser storage holds the named entry. */
    'client:interaction'?: boolean | string;
    /** Fetches the script once the page has been visible for `delay` and the window is at least `minimumWidth` wide. */
    'client:visible-for'?: VisibleFor;
  }
}

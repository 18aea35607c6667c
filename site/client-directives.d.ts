import 'astro';
import type { VisibleFor } from './client/visible-for.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Fetches the script at the first interaction, or at once when the browser's storage holds the named entry. */
    'client:interaction'?: boolean | string;
    /** Fetches it when the page has been visible for so long, in windows that are wide enough. */
    'client:visible-for'?: VisibleFor;
  }
}

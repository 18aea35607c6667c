import type { PageScript } from './page-script.ts';

// What Astro asks of a renderer in the browser: a page script is started.
export default () =>
  ({ start }: PageScript) =>
    start();

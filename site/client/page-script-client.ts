import type { PageScript } from './page-script.ts';

// Astro's client renderer for page scripts: it starts the script.
export default () =>
  ({ start }: PageScript) =>
    start();

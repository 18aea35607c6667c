import { basename } from 'node:path';

/**
 * The class name a CSS Module gets on the page: `Button.module.css` and
 * `primary` become `Button-primary`. The site and the server's renderer are
 * two bundles of the same components and must agree on it.
 */
export const classNameOf = (className: string, file: string): string =>
  `${basename(file.split('?')[0] ?? file, '.module.css')}-${className}`;

import { basename } from 'node:path';

/**
 * Names the classes of style modules so that a class on the page leads to its file:
 * `.primary` in `Button.module.css` becomes `Button-primary`. No two modules share a file name.
 */
export const generateScopedName = (className: string, file: string): string =>
  `${basename(file.split('?')[0] ?? file, '.module.css')}-${className}`;

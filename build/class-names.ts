import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { inLetters } from './in-letters.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whatever in a style sheet looks like the name of a class or of keyframes. */
const local = /(?:\.|@keyframes )([A-Za-z][\w-]*)/gu;

const namesIn = (file: string): string[] => {
  const styles = readFileSync(join(root, file), 'utf8');
  return [...new Set([...styles.matchAll(local)].map(([, name = '']) => name))];
};

const readAll = (): ReadonlyMap<string, readonly string[]> => {
  const files = globSync('src/**/*.module.css', { cwd: root }).toSorted();
  return new Map(files.map((file) => [file, namesIn(file)]));
};

let read: ReadonlyMap<string, readonly string[]> | undefined;

const modules = () => (read ??= readAll());

const pathOf = (file: string): string => relative(root, file.split('?')[0] ?? file);

/** In development a class says where it is from: `Button.module.css` and `primary` become `Button-primary`. */
export const readableClassName = (className: string, file: string): string =>
  `${basename(pathOf(file), '.module.css')}-${className}`;

/** What the short names of all classes of a style module begin with; a number follows. */
export const moduleLetters = (file: string): string =>
  inLetters([...modules().keys()].indexOf(pathOf(file)));

/**
 * On the built page a class is as short as can be: letters for its style
 * module, a number for its place in it. All bundles of the same components
 * must agree on it, hence it depends on nothing but the modules themselves.
 */
export const shortClassName = (className: string, file: string): string => {
  const place = modules().get(pathOf(file))?.indexOf(className) ?? -1;
  if (place === -1) throw new Error(`${file} has no class or keyframes named ${className}.`);
  return `${moduleLetters(file)}${place}`;
};

/** Gives the classes of style modules their names. */
export const classNames = (): AstroIntegration => ({
  name: 'class-names',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      const generateScopedName = command === 'dev' ? readableClassName : shortClassName;
      updateConfig({ vite: { css: { modules: { generateScopedName } } } });
    },
  },
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'postcss';
import { inLetters } from './in-letters.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const property = /--[a-z][\w-]*/gu;

const namesIn = (pattern: string): Set<string> => {
  const files = globSync(pattern, { cwd: root });
  return new Set(
    files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(property) ?? []),
  );
};

/** Short names for the properties that only styles know. What a component or a script names keeps its name. */
const readShortNames = (): ReadonlyMap<string, string> => {
  const named = namesIn('src/!(gallery)/**/*.{ts,tsx}');
  const styles = [...namesIn('src/**/*.css')].filter((name) => !named.has(name));
  return new Map(styles.toSorted().map((name, index) => [name, `--${inLetters(index)}`]));
};

let read: ReadonlyMap<string, string> | undefined;

/** Styles with short names for custom properties, the same ones in every bundle. */
export const withShortProperties = (styles: string): string => {
  const names = (read ??= readShortNames());
  return styles.replace(property, (name) => names.get(name) ?? name);
};

/** Where a property is read. */
const use = /(?:var|style)\(\s*(--[\w-]+)/gu;

/** Styles without the properties that nothing reads: neither a rule nor what is `named` elsewhere. */
export const withoutUnusedProperties = (styles: string, named: ReadonlySet<string>): string => {
  const used = new Set([...styles.matchAll(use)].map(([, name = '']) => name));
  const sheet = parse(styles);
  sheet.walkDecls(/^--/u, (declaration) => {
    if (!used.has(declaration.prop) && !named.has(declaration.prop)) declaration.remove();
  });
  const left = sheet.toString();
  return left.length < styles.length ? withoutUnusedProperties(left, named) : left;
};

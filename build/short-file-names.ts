import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** As Astro names what it makes of a picture: its name, a hash of the original, and one of what was done to it. */
const made = /^(?<original>.+\.[\w-]{8})_\w+(?<extension>\.\w+)$/u;

interface Variant {
  file: string;
  extension: string;
  content: Buffer;
}

const byFormatAndSize = (one: Variant, other: Variant): number =>
  one.extension.localeCompare(other.extension) || one.content.length - other.content.length;

const hashOf = (variants: readonly Variant[]): string => {
  const hash = createHash('sha256');
  for (const { content } of variants) hash.update(content);
  return hash.digest('base64url').slice(0, 6);
};

const picturesIn = (directory: string): Map<string, Variant[]> => {
  const variants = new Map<string, Variant[]>();
  for (const file of globSync('*.{avif,jpeg,png,webp}', { cwd: directory }).toSorted()) {
    const { original, extension = '' } = made.exec(file)?.groups ?? {};
    if (original === undefined) continue;
    const variant = { file, extension, content: readFileSync(join(directory, file)) };
    variants.set(original, [...(variants.get(original) ?? []), variant]);
  }
  return variants;
};

/** All that was made of one picture shares a hash, so that a page repeats itself and packs well. */
const pictureNames = (directory: string): [string, string][] =>
  [...picturesIn(directory)].flatMap(([original, variants]) => {
    const sorted = variants.toSorted(byFormatAndSize);
    const name = original.replace(/[\w-]{8}$/u, hashOf(sorted));
    return sorted.map(({ file, extension }, index): [string, string] => [
      file,
      `${name}${index.toString(36)}${extension}`,
    ]);
  });

/** Half of a font's sixteen digits are enough. */
const fontNames = (directory: string): [string, string][] =>
  globSync('fonts/*.woff2', { cwd: directory }).map((file) => [
    file,
    file.replace(/(?<=\/[0-9a-f]{8})[0-9a-f]{8}(?=\.)/u, ''),
  ]);

/** Gives pictures and fonts of a built site names that cost its pages less; still new ones whenever a file changes. */
const shortenFileNames = (site: string): void => {
  const directory = join(site, '_astro');
  const names = new Map([...pictureNames(directory), ...fontNames(directory)]);
  for (const [old, name] of names) renameSync(join(directory, old), join(directory, name));
  for (const page of globSync('**/*.{html,js,css,xml,json,txt}', { cwd: site })) {
    const words = readFileSync(join(site, page), 'utf8');
    const renamed = words.replaceAll(/(?<=_astro\/)[\w./-]+/gu, (name) => names.get(name) ?? name);
    if (renamed !== words) writeFileSync(join(site, page), renamed);
  }
};

if (import.meta.main) shortenFileNames(process.argv[2] ?? 'dist/site');

import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isHidden, readEntries } from '@agency/content-model/reader/read-entries.ts';
import type { SiteOptions } from '@agency/site/config/site-config.ts';

/** What the pages are made of beside the content, from the root of the checkout. */
const programs = [
  'content-model',
  'leads/forms',
  'leads/retention.ts',
  'package-lock.json',
  'site',
  'tooling/build',
];

/** Lays Astro's source into a folder that holds `content/`. Packages, and folders that are packages, are found from there. */
export const copySite = (root: string, to: string): void => {
  rmSync(join(to, 'site'), { recursive: true, force: true });
  for (const name of ['site', 'tsconfig.json'])
    cpSync(join(root, name), join(to, name), { recursive: true });
};

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => (name === 'node_modules' ? [] : filesBelow(join(path, name))))
    : [path];

/** A hash over everything that a build depends on: sources, installed packages, settings, and the content below a folder at a moment. */
export const fingerprintOf = (
  root: string,
  folder: string,
  { settings, moment = Date.now() }: SiteOptions,
): string => {
  const hash = createHash('sha256');
  const add = (parent: string, name: string) => {
    const path = join(parent, name);
    const files = existsSync(path) ? filesBelow(path) : [];
    for (const file of files.filter((one) => !one.endsWith('.test.ts')))
      hash.update(file.slice(parent.length)).update('\0').update(readFileSync(file)).update('\0');
  };
  for (const name of programs) add(root, name);
  add(folder, 'content');
  // What is dated ahead changes the pages by itself.
  const ahead = readEntries(folder).entries.filter((entry) => isHidden(entry, moment));
  hash.update(`${ahead.map(({ id }) => id).join(' ')}\0`);
  return hash.update(JSON.stringify(settings)).digest('hex');
};

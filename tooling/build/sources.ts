import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { isHidden, readEntries } from '@agency/content-model/reader/read-entries.ts';
import type { Environment } from '@agency/server/settings/environment.ts';
import { variables } from '@agency/server/settings/variables.ts';

/** What the pages are made of beside the content, from the root of the checkout. */
export const programs = [
  'astro.config.ts',
  'content-model',
  'leads',
  'package.json',
  'server',
  'site',
  'tooling/build',
  'tsconfig.json',
];

const { site, vendors, retention } = variables;

/** The settings that go into the pages; the others only concern the server. `PORT` is part of canonical links where `SITE_URL` is not set. */
const buildVariables = [
  ...[site, vendors, retention].flatMap(({ shape }) => Object.keys(shape)),
  'FIRESTORE_PROJECT',
];

export interface Sources {
  /** Holds the program: the checkout, or an export of a commit. */
  program: string;
  /** Holds `content/`. */
  content: string;
}

/** Copies everything that pages are made of into a folder, which holds nothing else then. */
export const copySources = ({ program, content }: Sources, to: string): void => {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const isPart = (path: string) => !path.endsWith('.test.ts');
  for (const name of programs)
    cpSync(join(program, name), join(to, name), { recursive: true, filter: isPart });
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(join(content, 'content'), join(to, 'content'), options);
};

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

/** A hash over everything that a build depends on: sources, installed packages and settings. */
export const fingerprintOf = ({ program, content }: Sources, environment: Environment): string => {
  const hash = createHash('sha256');
  const add = (root: string, name: string) => {
    const path = join(root, name);
    for (const file of existsSync(path) ? filesBelow(path) : [])
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  };
  for (const name of [...programs, 'package-lock.json']) add(program, name);
  add(content, 'content');
  // What is dated ahead changes the pages by itself.
  const ahead = readEntries(content).entries.filter((entry) => isHidden(entry));
  hash.update(`${ahead.map(({ id }) => id).join(' ')}\0`);
  for (const name of buildVariables) hash.update(`${name}=${environment[name] ?? ''}\0`);
  return hash.digest('hex');
};

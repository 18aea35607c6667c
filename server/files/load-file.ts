import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOfFile } from './address.ts';
import { codings, compress } from './compression.ts';
import { contentType, isCompressible } from './content-types.ts';
import { servedFile, type FileContents } from './served-file.ts';
import { readSidecar } from './sidecar.ts';

/** A file of the built site, before its headers are known. */
export interface LoadedFile extends FileContents {
  name: string;
  address: string;
}

/** Astro puts a hash of the contents into every name in this folder, so that they never change. */
const hashed = '_astro/';

const cacheControl = (name: string) => {
  if (name.startsWith(hashed)) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
};

/** Reads a file with its compressed versions, which are made now where the build did not. */
export const loadFile = async (directory: string, name: string): Promise<LoadedFile> => {
  const path = join(directory, name);
  const plain = await readFile(path);
  const compressed: LoadedFile['compressed'] = {};
  for (const coding of isCompressible(name) ? codings : []) {
    compressed[coding] =
      (await readSidecar(path, coding)) ?? (await compress(plain, coding, 'fast'));
  }
  return { name, address: addressOfFile(name), type: contentType(name), plain, compressed };
};

/** The file ready to be sent, with these security headers and those of its kind. */
export const serveLoaded = (file: LoadedFile, securityHeaders: Readonly<Record<string, string>>) =>
  servedFile(file, { 'Cache-Control': cacheControl(file.name), ...securityHeaders });

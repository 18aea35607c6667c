import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const filesBelow = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

/** A hash over the contents of files and folders, and over further texts that matter. */
export const fingerprint = (paths, ...texts) => {
  const hash = createHash('sha256');
  for (const file of paths.filter(existsSync).flatMap(filesBelow)) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};

/** Does the work unless it was done for this very fingerprint before; remembers it in a file. */
export const unlessDone = (stampFile, stamp, work) => {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
};

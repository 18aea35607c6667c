import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '../make-folder.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';
import { resultCode, unavailable } from './database.ts';
import { isDamaged, storeFile } from './store-files.ts';

/** Maximum time for the folder to respond, in milliseconds: longer than the wait for a lock. */
const probeTimeout = 15_000;

const program = fileURLToPath(import.meta.url);

const silent = 'which does not answer; see that its disk is connected, or choose another folder.';

/**
 * Checks whether leads can be stored in a folder. Returns what a person has to fix, as the end of the sentence
 * "DATA_DIR is …, …"; undefined when all is well. Runs in a process of its own, because a disk that does not respond
 * blocks the process that uses it.
 */
export const probeStore = (directory: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [program, directory], (_error, output) => {
      clearTimeout(timer);
      resolve(output || undefined);
    });
    // Not the option `timeout`: it would wait for a process that hangs on a disk and cannot be killed.
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      child.unref();
      resolve(silent);
    }, probeTimeout);
  });

/** The fixes, by error code. Other trouble, such as a full disk, may be temporary, and pages are served meanwhile. */
const remedies: readonly (readonly [words: string, codes: readonly unknown[]])[] = [
  ['which cannot be made; choose another folder.', ['ENOENT']],
  ['which is no folder; choose a folder.', ['ENOTDIR', 'EEXIST']],
  [
    'where this user cannot write; make it writable, or choose another folder.',
    ['EACCES', 'EPERM', 'EROFS', unavailable.PERM, unavailable.READONLY, unavailable.CANTOPEN],
  ],
  [
    'whose database another program keeps locked; end that program, or choose another folder.',
    [unavailable.BUSY, unavailable.LOCKED],
  ],
];

const remedyFor = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  // Without a cause, the error is the store's own: a newer program wrote the file.
  if (error.name === 'StoreUnavailable' && error.cause === undefined)
    return `whose database cannot be used. ${error.message}`;
  const cause = error.cause ?? error;
  const code = resultCode(cause) ?? (cause instanceof Error && 'code' in cause && cause.code);
  return remedies.find(([, codes]) => codes.includes(code))?.[0];
};

const tryToWrite = async (directory: string): Promise<void> => {
  const file = storeFile(directory);
  if (!existsSync(file)) {
    // Leave it to the first lead to create the database. Until then a backup can be restored without replacing one.
    makeFolder(directory);
    rmdirSync(mkdtempSync(join(directory, 'probe-')));
    return;
  }
  if (isDamaged(file)) return;
  const store = openSqliteLeadStore({ directory });
  try {
    await store.checkWritable();
  } finally {
    await store.close();
  }
};

if (import.meta.main) {
  const [, , directory = ''] = process.argv;
  const remedy = await tryToWrite(directory).then(() => undefined, remedyFor);
  process.stdout.write(remedy ?? '');
}

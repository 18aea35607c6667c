import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { isDamaged } from './damage.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';
import { resultCode, unavailable } from './store-error.ts';
import { makeFolder, storeFile } from './store-files.ts';

/** How long the folder may take to answer, in milliseconds: longer than a lock is waited for. */
const probeTimeout = 15_000;

const program = fileURLToPath(import.meta.url);

const silent = 'which does not answer; see that its disk is connected, or choose another folder.';

/**
 * Asks whether leads can be stored in a folder. Tells what a person has to put
 * right as the end of the sentence "DATA_DIR is …, …"; undefined where nothing is.
 * A disk that does not answer blocks the process that asks, hence a process of its own.
 */
export const probeStore = (
  directory: string,
  timeout = probeTimeout,
): Promise<string | undefined> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [program, directory], (_error, output) => {
      clearTimeout(timer);
      resolve(output || undefined);
    });
    // Not the option `timeout`: a process that waits for a disk cannot be killed, and would be waited for.
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      child.unref();
      resolve(silent);
    }, timeout);
  });

const notWritable = 'where this user cannot write; make it writable, or choose another folder.';
const notMade = 'which cannot be made; choose another folder.';
const noFolder = 'which is no folder; choose a folder.';
const locked =
  'whose database another program keeps locked; end that program, or choose another folder.';

/** What a person has to put right. Whatever else is wrong, such as a full disk, may pass: pages are served meanwhile. */
const remedies = new Map<unknown, string>([
  ['ENOENT', notMade],
  ['ENOTDIR', noFolder],
  ['EEXIST', noFolder],
  ['EACCES', notWritable],
  ['EPERM', notWritable],
  ['EROFS', notWritable],
  [unavailable.PERM, notWritable],
  [unavailable.READONLY, notWritable],
  [unavailable.CANTOPEN, notWritable],
  [unavailable.BUSY, locked],
  [unavailable.LOCKED, locked],
]);

const remedyFor = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  // Without a cause the store itself refuses: a newer program has written it.
  if (error.name === 'StoreUnavailable' && error.cause === undefined)
    return `whose database cannot be used. ${error.message}`;
  const cause = error.cause ?? error;
  return remedies.get(
    resultCode(cause) ?? (cause instanceof Error && 'code' in cause && cause.code),
  );
};

const tryToWrite = async (directory: string): Promise<void> => {
  const file = storeFile(directory);
  if (!existsSync(file)) {
    // The first lead makes the database, so that a backup can still be restored without replacing one.
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

import { spawn } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeLock } from '@agency/tooling/build/lock.ts';
import { WrongSetting } from '@agency/server/settings/environment.ts';
import { newToken } from './entrance/team.ts';
import { redirectPage } from './guard.ts';

/** Referenced here because garbage collection would release the lock. */
let lock: ReturnType<typeof takeLock>;

/**
 * Locks the back office of this folder for the life of this process and records
 * its address. Throws `WrongSetting` when another process holds the lock.
 */
export const beTheOnlyOne = (root: string, address: string): void => {
  const folder = join(root, 'data/admin');
  const addressFile = join(folder, 'address');
  lock = takeLock(join(folder, 'open.lock'));
  if (!lock)
    throw new WrongSetting(
      `The back office of this folder is open already, at ${readFileSync(addressFile, 'utf8')}. Its terminal shows the whole address.`,
    );
  writeFileSync(addressFile, address);
};

/**
 * The secret by which known browsers are let in again after a restart. It is
 * made once, and anew where somebody else could have read or replaced it.
 */
export const readSession = (root: string): string => {
  const file = join(root, 'data/admin/session');
  const found = statSync(file, { throwIfNoEntry: false });
  const isOwn = found?.uid === process.getuid?.() || process.platform === 'win32';
  const isPrivate = process.platform === 'win32' || (found && (found.mode & 0o077) === 0);
  if (found && isOwn && isPrivate) {
    const session = readFileSync(file, 'utf8');
    // A full disk leaves an empty file.
    if (session.length >= 43) return session;
  }
  const session = newToken();
  rmSync(file, { force: true });
  writeFileSync(file, session, { mode: 0o600, flag: 'wx' });
  return session;
};

const programs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/**
 * Opens an address in the default browser, through a file that only its user
 * can read: everybody on the machine can see the arguments of a program. The
 * caller removes the file. Without a browser, the terminal shows the address.
 */
export const openBrowser = (address: string, file: string): void => {
  rmSync(file, { force: true });
  writeFileSync(file, redirectPage(address), { mode: 0o600, flag: 'wx' });
  const [program, ...parameters] = programs[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...parameters, pathToFileURL(file).href], {
    stdio: 'ignore',
    detached: true,
  });
  child.on('error', () => undefined);
  child.unref();
};

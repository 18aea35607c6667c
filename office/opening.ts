import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeLock } from '@agency/tooling/build/lock.ts';
import { WrongSetting } from '@agency/server/settings/environment.ts';
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

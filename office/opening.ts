import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeLock } from '@agency/tooling/build/lock.ts';
import { WrongSetting } from '@agency/server/settings/environment.ts';

/** Kept, since it would be given back with the garbage. */
let lock: ReturnType<typeof takeLock>;

/**
 * Says that the back office of this folder is open at an address, for as long
 * as this process lives. Throws `WrongSetting` where another one is.
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

const pageLeadingTo = (address: string) =>
  `<!doctype html><meta charset="utf-8"><title>The back office</title><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">Open the back office</a>`;

/**
 * Opens an address in the person's own browser, by way of a file that only she
 * can read: everybody on the machine sees what a program is started with. The
 * file is removed by whoever asked. Where there is no browser, she has the
 * address from the terminal.
 */
export const openBrowser = (address: string, file: string): void => {
  rmSync(file, { force: true });
  writeFileSync(file, pageLeadingTo(address), { mode: 0o600, flag: 'wx' });
  const [program, ...parameters] = programs[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...parameters, pathToFileURL(file).href], {
    stdio: 'ignore',
    detached: true,
  });
  child.on('error', () => undefined);
  child.unref();
};

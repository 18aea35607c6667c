import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../build/lock.ts';
import { WrongSetting } from '../settings/environment.ts';

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

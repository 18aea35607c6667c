import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { inspect } from 'node:util';
import { WrongSetting } from '@agency/server/settings/environment.ts';

const faults: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room and try again.',
  EACCES: 'The folder of the site may not be written to by this user.',
  EROFS: 'The folder of the site cannot be written to.',
};

/** A fault of the machine, as sentences; undefined for other errors. */
export const machineFault = (error: unknown): string | undefined => {
  const { code = '', message, cause } = error as Error & { code?: string };
  // Native libraries report only the system's message, without a code.
  if (/no space left on device/iu.test(message)) return faults['ENOSPC'];
  return faults[code] ?? (cause === undefined ? undefined : machineFault(cause));
};

/** Exits with a message about a wrong setting or a fault of the machine. Rethrows any other error. */
export const endWithReason = (error: unknown): never => {
  const reason = error instanceof WrongSetting ? error.message : machineFault(error);
  if (reason === undefined) throw error;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

/**
 * Why a build failed for reasons other than the content: a fault of the machine, or a place in
 * the code, with details in `.cache/build.log`.
 */
export const whyNotBuilt = (root: string, error: unknown): string => {
  const { message, loc } = error as {
    message?: string;
    loc?: { file?: string; line?: number };
  };
  const fault = machineFault(error);
  if (fault !== undefined) return fault;
  const log = '.cache/build.log';
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, log), `${inspect(error)}\n`);
  const [first = 'no reason was given'] = (message ?? String(error)).split('\n');
  const place = loc?.file === undefined ? '' : ` (${loc.file}, line ${loc.line ?? 1})`;
  return `The site could not be built: ${first}${place}. Show this to a programmer; ${log} says where it comes from.`;
};

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

/** What is wrong with the machine, in sentences; undefined where it is something else. */
const faultOfMachine = (error: unknown): string | undefined => {
  const { code = '', message, cause } = error as Error & { code?: string };
  // Libraries that are not written in JavaScript give the words of the system alone.
  if (/no space left on device/iu.test(message)) return faults['ENOSPC'];
  return faults[code] ?? (cause === undefined ? undefined : faultOfMachine(cause));
};

/** Ends a program with what is wrong with a setting or the machine, in sentences. Throws any other error. */
export const endWithReason = (error: unknown): never => {
  const reason = error instanceof WrongSetting ? error.message : faultOfMachine(error);
  if (reason === undefined) throw error;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

/** Why a build failed that had nothing to do with the content, in sentences: a fault of the machine, or where in the program. All of it is in `.cache/build.log` then. */
export const whyNotBuilt = (root: string, error: unknown): string => {
  const { message, loc } = error as {
    message?: string;
    loc?: { file?: string; line?: number };
  };
  const fault = faultOfMachine(error);
  if (fault !== undefined) return fault;
  const log = '.cache/build.log';
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, log), `${inspect(error)}\n`);
  const [first = 'no reason was given'] = (message ?? String(error)).split('\n');
  const place = loc?.file === undefined ? '' : ` (${loc.file}, line ${loc.line ?? 1})`;
  return `The site could not be built: ${first}${place}. Show this to a programmer; ${log} says where it comes from.`;
};

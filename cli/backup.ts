import { join, resolve } from 'node:path';
import type { LeadStore } from '../leads/lead-store.ts';
import { backUp } from '../leads/sqlite/back-up.ts';
import { requireDirectory, type Command, type Context, type Options } from './command.ts';
import { counted, describeCopy } from './output.ts';
import { WrongUsage } from './tool.ts';

const help = `npm run leads -- backup [--to FOLDER] [--keep NUMBER]

Copies everything that is stored into one file named by date and time, reads the
whole copy again to see that it is sound, and deletes the oldest backups. Works
while the server is running, which goes on storing leads meanwhile. Only this
user can read the file.

  --to    the folder of the backups; the folder "backups" in DATA_DIR if left out
  --keep  how many backups stay in that folder; 14 if left out. While a damaged
          database lies in DATA_DIR none is deleted: one of them is needed

A backup on the same disk does not help when the disk breaks: copy the folder to
another machine as well. Not reached by "erase": a person who asked to be erased
stays in older backups until these are deleted.

Example:
  npm run leads -- backup --to /var/backups/marigold --keep 30
`;

const keepOf = ({ keep = '14' }: Options): number => {
  if (/^[1-9]\d{0,4}$/u.test(String(keep))) return Number(keep);
  throw new WrongUsage(`--keep cannot be "${keep}": it must be a whole number from 1 to 99999.`);
};

const targetOf = ({ to }: Options, directory: string): string =>
  typeof to === 'string' && to ? resolve(to) : join(directory, 'backups');

async function* run(_store: LeadStore, options: Options, context: Context) {
  const keep = keepOf(options);
  const directory = requireDirectory(context);
  const target = targetOf(options, directory);
  const { file, deleted, ...contents } = backUp({ directory, target, keep, now: new Date() });
  yield `Backed up to ${file}: ${describeCopy(contents)}.\n`;
  if (deleted.length > 0) yield `Deleted ${counted(deleted.length, 'older backup')}.\n`;
}

/** `leads backup` */
export const backup: Command = {
  summary: 'Copies everything that is stored into one file, named by date',
  help,
  options: { to: { type: 'string' }, keep: { type: 'string' } },
  run,
};

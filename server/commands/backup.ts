import { join, resolve } from 'node:path';
import { backUp, restore as restoreCopy } from '@agency/leads/sqlite/backup.ts';
import { counted } from '@agency/leads/forms/counted.ts';
import { describeCounts, type Command } from './command.ts';
import { WrongUsage } from './tool.ts';

const requireDirectory = (directory: string | undefined): string => {
  if (directory !== undefined) return directory;
  throw new WrongUsage(
    'Leads are kept in Firestore: use its own backups, docs/scaling.md tells how.',
  );
};

export const backup: Command = {
  summary: 'Copies everything that is stored into one file, named by date',
  usage: 'backup [--to FOLDER] [--keep NUMBER]',
  help: `Copies everything that is stored into one file named by date and time, reads the
whole copy again to see that it is sound, and deletes the oldest backups. Works
while the server is running. Only this user can read the file.

  --to    the folder of the backups; the folder "backups" in DATA_DIR if left out
  --keep  how many backups stay in that folder; 14 if left out. While a damaged
          database lies in DATA_DIR none is deleted: one of them is needed

A backup on the same disk does not help when the disk breaks: copy the folder to
another machine as well. Not reached by "erase": a person who asked to be erased
stays in older backups until these are deleted.`,
  example: 'backup --to /var/backups/agency --keep 30',
  options: { to: { type: 'string' }, keep: { type: 'string' } },
  async *run(_store, { to, keep = '14' }, sqliteDirectory) {
    if (!/^[1-9]\d{0,4}$/u.test(String(keep)))
      throw new WrongUsage(
        `--keep cannot be "${keep}": it must be a whole number from 1 to 99999.`,
      );
    const directory = requireDirectory(sqliteDirectory);
    const target = typeof to === 'string' && to ? resolve(to) : join(directory, 'backups');
    const options = { directory, target, keep: Number(keep), now: new Date() };
    const { file, deleted, documents } = backUp(options);
    yield `Backed up to ${file}: ${describeCounts(documents).join(', ')}.\n`;
    if (deleted.length > 0) yield `Deleted ${counted(deleted.length, 'older backup')}.\n`;
  },
};

export const restore: Command = {
  summary: 'Makes a backup the store',
  usage: 'restore FILE [--replace]',
  help: `Makes a backup the store. Stop the server first and start it afterwards. The
whole file is read before anything is changed; it is copied, so it stays where
it is.

  --replace  needed where there is a store already: that one is kept beside it
             under a name with "replaced" (or "damaged") and the date

Mails that were sent after the backup was made are sent again. Whoever was
erased after it was made is in it again: erase her again.`,
  example: 'restore /var/backups/agency/leads-2026-11-21T03-00-00Z.sqlite --replace',
  operand: 'FILE',
  options: { replace: { type: 'boolean' } },
  async *run(_store, options, sqliteDirectory) {
    const directory = requireDirectory(sqliteDirectory);
    const file = resolve(String(options['FILE']));
    const replace = options['replace'] === true;
    const { documents, setAside } = restoreCopy({
      directory,
      backup: file,
      replace,
      now: new Date(),
    });
    if (setAside) yield `The store that was there is kept as ${setAside}.\n`;
    yield `Restored: ${describeCounts(documents).join(', ')}.\n`;
  },
};

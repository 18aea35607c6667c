import { resolve } from 'node:path';
import type { LeadStore } from '../leads/lead-store.ts';
import { restore as restoreBackup } from '../leads/sqlite/restore.ts';
import { requireDirectory, type Command, type Context, type Options } from './command.ts';
import { describeCopy } from './output.ts';

const help = `npm run leads -- restore FILE [--replace]

Makes a backup the store. Stop the server first and start it afterwards. The
whole file is read before anything is changed; it is copied, so it stays where
it is.

  --replace  needed where there is a store already: that one is kept beside it
             under a name with "replaced" (or "damaged") and the date

Mails that were sent after the backup was made are sent again. Whoever was
erased after it was made is in it again: erase her again.

Example:
  npm run leads -- restore /var/backups/marigold/leads-2026-11-21T03-00-00Z.sqlite --replace
`;

async function* run(_store: LeadStore, options: Options, context: Context) {
  const directory = requireDirectory(context);
  const backup = resolve(String(options['FILE']));
  const replace = options['replace'] === true;
  const restored = restoreBackup({ directory, backup, replace, now: new Date() });
  if (restored.setAside) yield `The store that was there is kept as ${restored.setAside}.\n`;
  yield `Restored: ${describeCopy(restored)}.\n`;
}

/** `leads restore` */
export const restore: Command = {
  summary: 'Makes a backup the store',
  help,
  operand: 'FILE',
  options: { replace: { type: 'boolean' } },
  run,
};

import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { erase } from './erase.ts';
import { exportLeads } from './export.ts';
import { importLeads } from './import.ts';
import { list } from './list.ts';
import { outboxList, outboxRetry } from './outbox.ts';
import { restore } from './restore.ts';
import { retention } from './retention.ts';
import { spamErase, spamList, spamRestore } from './spam.ts';

/** Every command, by the words that call it; `spam` last, since the first that fits is taken. */
export const commands: Readonly<Record<string, Command>> = {
  list,
  export: exportLeads,
  import: importLeads,
  erase,
  backup,
  restore,
  retention,
  'outbox list': outboxList,
  'outbox retry': outboxRetry,
  'spam restore': spamRestore,
  'spam erase': spamErase,
  spam: spamList,
};

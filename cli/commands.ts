import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { erase } from './erase.ts';
import { exportLeads } from './export.ts';
import { list } from './list.ts';
import { outboxList } from './outbox-list.ts';
import { outboxRetry } from './outbox-retry.ts';
import { restore } from './restore.ts';

/** Every command, by the words that call it. */
export const commands: Readonly<Record<string, Command>> = {
  list,
  export: exportLeads,
  erase,
  backup,
  restore,
  'outbox list': outboxList,
  'outbox retry': outboxRetry,
};

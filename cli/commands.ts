import type { Command } from './command.ts';
import { erase } from './erase.ts';
import { exportLeads } from './export.ts';
import { list } from './list.ts';
import { migrate } from './migrate.ts';
import { outboxList } from './outbox-list.ts';
import { outboxRetry } from './outbox-retry.ts';

/** Every command, by the words that call it. */
export const commands: Readonly<Record<string, Command>> = {
  list,
  export: exportLeads,
  erase,
  'outbox list': outboxList,
  'outbox retry': outboxRetry,
  migrate,
};

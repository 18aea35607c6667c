import process from 'node:process';
import { openSqliteLeadStore } from '../leads/sqlite/sqlite-lead-store.ts';
import { loadEnvironmentFile } from '../settings/environment-file.ts';
import { readKeepDays, readStoreSettings } from '../settings/settings.ts';
import { runLeads } from './run-leads.ts';

loadEnvironmentFile();

process.exitCode = await runLeads(process.argv.slice(2), {
  openStore: () => openSqliteLeadStore({ directory: readStoreSettings(process.env).dataDirectory }),
  keepDays: () => readKeepDays(process.env),
  output: process.stdout,
  errors: process.stderr,
});

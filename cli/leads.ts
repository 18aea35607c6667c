import process from 'node:process';
import { openLeadStore, sqliteDirectory } from '../leads/open-lead-store.ts';
import { loadEnvironmentFile } from '../settings/environment-file.ts';
import { readKeepDays } from '../settings/settings.ts';
import { readStoreSettings } from '../settings/store-settings.ts';
import { runLeads } from './run-leads.ts';

loadEnvironmentFile();

process.exitCode = await runLeads(process.argv.slice(2), {
  openStore: async () => openLeadStore(readStoreSettings(process.env)),
  keepDays: () => readKeepDays(process.env),
  dataDirectory: () => sqliteDirectory(readStoreSettings(process.env)),
  output: process.stdout,
  errors: process.stderr,
});

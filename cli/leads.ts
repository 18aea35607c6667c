import process from 'node:process';
import { openSqliteLeadStore } from '../leads/sqlite/sqlite-lead-store.ts';
import { loadEnvironmentFile } from '../settings/environment-file.ts';
import { readKeepDays, readStoreSettings } from '../settings/settings.ts';
import { runLeads } from './run-leads.ts';

loadEnvironmentFile();

const dataDirectory = () => readStoreSettings(process.env).dataDirectory;

process.exitCode = await runLeads(process.argv.slice(2), {
  openStore: () => openSqliteLeadStore({ directory: dataDirectory() }),
  keepDays: () => readKeepDays(process.env),
  dataDirectory,
  output: process.stdout,
  errors: process.stderr,
});

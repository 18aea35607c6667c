import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openSqliteLeadStore } from '../leads/sqlite/sqlite-lead-store.ts';
import { runLeads, type Surroundings } from './run-leads.ts';

const keepDays = { leads: 730, quarantine: 30 };

/** Runs the tool on the store in a directory; answers with what it printed and its exit code. */
export const run = async (
  directory: string,
  words: readonly string[],
  surroundings: Partial<Surroundings> = {},
) => {
  const output = new PassThrough();
  const errors = new PassThrough();
  const printed = Promise.all([text(output), text(errors)]);
  const code = await runLeads(words, {
    keepDays: () => keepDays,
    dataDirectory: () => directory,
    openStore: () => openSqliteLeadStore({ directory }),
    ...surroundings,
    output,
    errors,
  });
  output.end();
  errors.end();
  const [out, err] = await printed;
  return { code, output: out, errors: err };
};

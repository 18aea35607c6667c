import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openSqliteLeadStore } from '../leads/sqlite/sqlite-lead-store.ts';
import { runLeads, type Surroundings } from './run-leads.ts';

/** Runs the tool on the store in a directory; answers with what it printed and its exit code. */
export const run = async (
  directory: string,
  words: readonly string[],
  openStore: Surroundings['openStore'] = () => openSqliteLeadStore({ directory }),
  openEnds: Surroundings['openEnds'] = () => Promise.reject(new Error('No other store')),
) => {
  const output = new PassThrough();
  const errors = new PassThrough();
  const printed = Promise.all([text(output), text(errors)]);
  const code = await runLeads(words, { openStore, openEnds, output, errors });
  output.end();
  errors.end();
  const [out, err] = await printed;
  return { code, output: out, errors: err };
};

import { openStore } from '../../leads/sqlite/open-store.fixture.ts';
import { openSqliteLeadStore } from '../../leads/sqlite/sqlite-lead-store.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { runLeads, type Surroundings } from './leads.ts';
import { exitCodeFor, messageOf } from './tool.ts';

/** Runs the tool on the store in a directory. Returns its output and exit code. */
export const run = async (
  directory: string,
  words: readonly string[],
  surroundings: Partial<Surroundings> = {},
) => {
  let output = '';
  let errors = '';
  const pieces = runLeads(words, {
    sqliteDirectory: () => directory,
    openStore: () => openSqliteLeadStore({ directory }),
    warn: (text) => void (errors += text),
    ...surroundings,
  });
  try {
    for await (const piece of pieces) output += piece;
    return { code: 0, output, errors };
  } catch (error) {
    return { code: exitCodeFor(error), output, errors: `${errors}${messageOf(error)}\n` };
  }
};

/** A new store, and the tool on it. Parameters can't contain spaces. */
export const openTool = () => {
  const directory = temporaryDirectory();
  return {
    directory,
    store: openStore(directory),
    type: (words: string) => run(directory, words.split(' ')),
  };
};

/** The lines of a table, each as its cells. */
export const rows = (output: string) => output.split('\n').map((line) => line.split(/\s{2,}/u));

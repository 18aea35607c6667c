import { openStore } from '../../leads/sqlite/open-store.fixture.ts';
import { openSqliteLeadStore } from '../../leads/sqlite/sqlite-lead-store.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { runLeads, type Surroundings } from './leads.ts';
import { exitCodeFor, messageOf } from './tool.ts';

/** Runs the tool on the store in a directory; answers with what it printed and its exit code. */
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

/** A store of its own, and the tool on it; what is typed has no spaces of its own. */
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

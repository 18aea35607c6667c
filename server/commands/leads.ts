import process from 'node:process';
import type { LeadStore } from '@agency/leads/lead-store.ts';
import { openLeadStore, sqliteDirectory } from '@agency/leads/open-lead-store.ts';
import { examinedDamageReport } from '@agency/leads/sqlite/store-files.ts';
import { readStoreSettings } from '../settings/settings.ts';
import { backup, restore } from './backup.ts';
import type { Command, Options } from './command.ts';
import { erase, list, outboxList, outboxRetry, spamList, spamRestore } from './entries.ts';
import { exportLeads, importLeads } from './export.ts';
import { asksForHelp } from '../settings/help.mjs';
import { readWords, runTool, WrongUsage } from './tool.ts';

/** Every command, by the words that call it. `spam` comes last, since the first match wins. */
export const commands: Readonly<Record<string, Command>> = {
  list,
  export: exportLeads,
  import: importLeads,
  erase,
  backup,
  restore,
  'outbox list': outboxList,
  'outbox retry': outboxRetry,
  'spam restore': spamRestore,
  spam: spamList,
};

const summaries = Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}  ${summary}`)
  .join('\n');

/** The general help page. */
export const generalHelp = `npm run leads -- COMMAND

What visitors have sent through the forms, and the mails about it.
You can use it while the server is running.

${summaries}
  help          Shows this page; COMMAND --help shows more about one command

The store is the folder DATA_DIR (./data if it is not set), or Firestore if
FIRESTORE_PROJECT is set.
Exit codes: 0 success, 1 it could not be done, 2 wrong usage or setting.

Example:
  npm run leads -- list
`;

const helpOf = ({ usage, help, example = usage }: Command): string =>
  `npm run leads -- ${usage}\n\n${help}\n\nExample:\n  npm run leads -- ${example}\n`;

const readOptions = (command: Command, words: readonly string[]): Options => {
  const { operand, options = {} } = command;
  const { values, positionals } = readWords(words, options, operand !== undefined);
  if (operand === undefined) return values;
  const [word, tooMuch] = positionals;
  if (!word) throw new WrongUsage(`${operand} is missing: type it behind the command.`);
  if (tooMuch !== undefined) throw new WrongUsage(`Unexpected argument '${tooMuch}'.`);
  return { ...values, [operand]: word };
};

/** The tool's dependencies, which tests replace. */
export interface Surroundings {
  /** May throw `WrongSetting`. */
  openStore(): LeadStore | Promise<LeadStore>;
  /** The folder of the SQLite store; undefined when leads are in Firestore. May throw `WrongSetting`. */
  sqliteDirectory(): string | undefined;
  /** Prints a warning apart from the output, which may be an export. */
  warn(text: string): void;
}

/** Runs the command typed after `npm run leads --`; yields its standard output. */
export async function* runLeads(
  words: readonly string[],
  surroundings: Surroundings,
): AsyncGenerator<string, void> {
  if (words.length === 0) throw new WrongUsage(generalHelp);
  const wanted = words[0] === 'help' ? words.slice(1) : words;
  const [name = '', command] =
    Object.entries(commands).find(([known]) => `${wanted.join(' ')} `.startsWith(`${known} `)) ??
    [];
  if (asksForHelp(words)) {
    yield command ? helpOf(command) : generalHelp;
    return;
  }
  if (command === undefined) {
    const known = Object.keys(commands).join(', ');
    throw new WrongUsage(`There is no command "${words.join(' ')}": the commands are ${known}.`);
  }
  const options = readOptions(command, words.slice(name.split(' ').length));
  const directory = surroundings.sqliteDirectory();
  const store = await surroundings.openStore();
  try {
    yield* command.run(store, options, directory);
  } finally {
    await store.close();
    // No warning after `restore`, since it repairs the damage.
    const report =
      directory === undefined || command === restore ? undefined : examinedDamageReport(directory);
    if (report !== undefined) surroundings.warn(`ATTENTION: ${report}\n`);
  }
}

if (import.meta.main) {
  const storeSettings = () => readStoreSettings(process.env);
  await runTool((words) =>
    runLeads(words, {
      openStore: async () => openLeadStore(storeSettings()),
      sqliteDirectory: () => sqliteDirectory(storeSettings()),
      warn: (text) => void process.stderr.write(text),
    }),
  );
}

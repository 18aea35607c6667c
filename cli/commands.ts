import { backup } from './backup.ts';
import type { Command, Options } from './command.ts';
import { erase } from './erase.ts';
import { exportLeads } from './export.ts';
import { importLeads } from './import.ts';
import { list } from './list.ts';
import { outboxList, outboxRetry } from './outbox.ts';
import { restore } from './restore.ts';
import { retention } from './retention.ts';
import { spamErase, spamList, spamRestore } from './spam.ts';
import { asksForHelp, readWords, WrongUsage } from './tool.ts';

/** Every command, by the words that call it; `spam` last, since the first that fits is taken. */
export const commands: Readonly<Record<string, Command>> = {
  list,
  export: exportLeads,
  import: importLeads,
  erase,
  backup,
  restore,
  retention,
  'outbox list': outboxList,
  'outbox retry': outboxRetry,
  'spam restore': spamRestore,
  'spam erase': spamErase,
  spam: spamList,
};

const summaries = Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}  ${summary}`)
  .join('\n');

/** The first page of help. */
export const generalHelp = `npm run leads -- COMMAND

What visitors have sent through the forms, and the mails that tell of it.
May be used while the server is running.

${summaries}
  help          Shows this page; COMMAND --help shows more about one command

The store is the folder DATA_DIR (./data if it is not set), or Firestore if
FIRESTORE_PROJECT is set.
Exit codes: 0 success, 1 it could not be done, 2 wrong usage or setting.

Example:
  npm run leads -- list
`;

/** What is asked for: a page of help, or a command with its options. */
export type Request = { help: string } | { command: Command; options: Options };

const findCommand = (words: readonly string[]) =>
  Object.entries(commands).find(([name]) => `${words.join(' ')} `.startsWith(`${name} `));

const readOptions = (command: Command, words: readonly string[]): Options => {
  const { values, positionals } = readWords(words, command.options, command.operand !== undefined);
  if (command.operand === undefined) return values;
  const [word, tooMuch] = positionals;
  if (!word) throw new WrongUsage(`${command.operand} is missing: type it behind the command.`);
  if (tooMuch !== undefined) throw new WrongUsage(`Unexpected argument '${tooMuch}'.`);
  return { ...values, [command.operand]: word };
};

/** Reads the words typed behind `npm run leads --`. Throws `WrongUsage`. */
export const readCommandLine = (words: readonly string[]): Request => {
  if (words.length === 0) throw new WrongUsage(generalHelp);
  const wanted = words[0] === 'help' ? words.slice(1) : words;
  const [name, command] = findCommand(wanted) ?? [];
  if (asksForHelp(words)) return { help: command?.help ?? generalHelp };
  if (name === undefined || command === undefined) {
    const known = Object.keys(commands).join(', ');
    throw new WrongUsage(`There is no command "${words.join(' ')}": the commands are ${known}.`);
  }
  return { command, options: readOptions(command, words.slice(name.split(' ').length)) };
};

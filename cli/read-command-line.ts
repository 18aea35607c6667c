import { parseArgs } from 'node:util';
import type { Command, Options } from './command.ts';
import { commands } from './commands.ts';
import { generalHelp } from './help.ts';
import { WrongUsage } from './wrong-usage.ts';

/** What is asked for: a page of help, or a command with its options. */
export type Request = { help: string } | { command: Command; options: Options };

const asksForHelp = (words: readonly string[]) =>
  words[0] === 'help' || words.some((word) => word === '--help' || word === '-h');

const findCommand = (words: readonly string[]) =>
  Object.entries(commands).find(([name]) => `${words.join(' ')} `.startsWith(`${name} `));

const parse = ({ operand, options }: Command, words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: operand !== undefined });
  } catch (error) {
    // parseArgs explains at length; its first sentence says what is wrong.
    const [sentence] = String(error instanceof Error ? error.message : error).split(/\.\s/u);
    throw new WrongUsage(`${sentence}.`, { cause: error });
  }
};

const readOptions = (command: Command, words: readonly string[]): Options => {
  const { values, positionals } = parse(command, words);
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

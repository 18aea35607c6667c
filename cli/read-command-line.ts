import type { Command, Options } from './command.ts';
import { commands } from './commands.ts';
import { generalHelp } from './help.ts';
import { asksForHelp, readWords, WrongUsage } from './tool.ts';

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

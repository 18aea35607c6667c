import type { LeadStore } from '../leads/lead-store.ts';
import { WrongUsage } from './tool.ts';

/** What was typed behind a command, by option name. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  /** What it is for, in the list of commands. */
  summary: string;
  /** Behind `npm run leads -- `, one line or several: "list [--collection NAME]". */
  usage: string;
  /** The rest of its page of help. */
  help: string;
  /** Behind `npm run leads -- `. */
  example: string;
  /** The options it takes, as `parseArgs` reads them. */
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
  /** The name of the one word that must follow the command, if any. It is handed over among the options. */
  operand?: string;
  /** Carries the command out and says, piece by piece, what goes to standard output. Throws `WrongUsage` before the first piece. `directory` is the folder of the SQLite store. */
  run(store: LeadStore, options: Options, directory: string | undefined): AsyncIterable<string>;
}

/** The folder of the SQLite store, for commands about its files. */
export const requireDirectory = (directory: string | undefined): string => {
  if (directory !== undefined) return directory;
  throw new WrongUsage(
    'Leads are kept in Firestore: use its own backups, docs/scaling.md tells how.',
  );
};

/** The value of an option that takes one of a few words. */
export const oneOf = <Choice extends string>(
  name: string,
  options: Options,
  choices: readonly Choice[],
): Choice => {
  const choice = choices.find((candidate) => candidate === options[name]);
  if (choice !== undefined) return choice;
  const problem = options[name] === undefined ? 'is missing' : `cannot be "${options[name]}"`;
  throw new WrongUsage(`--${name} ${problem}: it must be one of ${choices.join(', ')}.`);
};

/** The value of an option that takes a text. */
export const textOf = (name: string, options: Options, example: string): string => {
  const value = options[name];
  if (typeof value === 'string' && value.trim()) return value;
  throw new WrongUsage(`--${name} is missing: type it like --${name} ${example}.`);
};

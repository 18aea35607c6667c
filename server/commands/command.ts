import { collectionNames, collectionTitle, type CollectionName } from '@agency/leads/documents.ts';
import type { LeadStore } from '@agency/leads/lead-store.ts';
import { printableLine } from '@agency/leads/printable-text.ts';
import { WrongUsage } from './tool.ts';

/** What was typed behind a command, by option name. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  /** What it is for, in the list of commands. */
  summary: string;
  /** Behind `npm run leads -- `, one line or several: "export --email ADDRESS". */
  usage: string;
  /** The rest of its page of help. */
  help: string;
  /** Behind `npm run leads -- `; left out where it is the usage. */
  example?: string;
  /** The options it takes, as `parseArgs` reads them. */
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
  /** The name of the one word that must follow the command, if any. It is handed over among the options. */
  operand?: string;
  /** Carries the command out and says, piece by piece, what goes to standard output. Throws `WrongUsage` before the first piece. `directory` is the folder of the SQLite store. */
  run(store: LeadStore, options: Options, directory: string | undefined): AsyncIterable<string>;
}

/** Whose entries are meant. */
export const emailOf = ({ email }: Options): string => {
  if (typeof email === 'string' && email.trim()) return email;
  throw new WrongUsage('--email is missing: type it like --email ana@example.com.');
};

/** One line of a table on a terminal: each cell cut and padded to its width, and free of control characters. */
export const tableLine = (cells: readonly string[], widths: readonly number[]): string => {
  const padded = widths.map((width, index) =>
    printableLine(cells[index] ?? '', width).padEnd(width),
  );
  return `${padded.join('  ').trimEnd()}\n`;
};

/** "Contact requests (contacts): 3", for each collection. */
export const describeCounts = (counts: Record<CollectionName, number>): string[] =>
  collectionNames.map((name) => `${collectionTitle(name)}: ${counts[name]}`);

import { collectionNames, collectionTitle, type CollectionName } from '@agency/leads/documents.ts';
import type { LeadStore } from '@agency/leads/lead-store.ts';
import { printableLine } from '@agency/leads/printable-text.ts';
import { WrongUsage } from './tool.ts';

/** A command's parsed options, by name. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  /** Its purpose, for the list of commands. */
  summary: string;
  /** What follows `npm run leads -- `, one line or several: "export --email ADDRESS". */
  usage: string;
  /** The rest of its help page. */
  help: string;
  /** What follows `npm run leads -- `; the usage if left out. */
  example?: string;
  /** The options it takes, for `parseArgs`. */
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
  /** The name of its required positional argument, if any, which is passed among the options. */
  operand?: string;
  /**
   * Runs the command and yields its output in chunks. Throws `WrongUsage` before the first one.
   * `directory` is the folder of the SQLite store.
   */
  run(store: LeadStore, options: Options, directory: string | undefined): AsyncIterable<string>;
}

/** The email address of the person whose entries are meant. */
export const emailOf = ({ email }: Options): string => {
  if (typeof email === 'string' && email.trim()) return email;
  throw new WrongUsage('--email is missing: type it like --email ana@example.com.');
};

/** One line of a terminal table: each cell truncated and padded to its width, without control characters. */
export const tableLine = (cells: readonly string[], widths: readonly number[]): string => {
  const padded = widths.map((width, index) =>
    printableLine(cells[index] ?? '', width).padEnd(width),
  );
  return `${padded.join('  ').trimEnd()}\n`;
};

/** "Contact requests (contacts): 3", for each collection. */
export const describeCounts = (counts: Record<CollectionName, number>): string[] =>
  collectionNames.map((name) => `${collectionTitle(name)}: ${counts[name]}`);

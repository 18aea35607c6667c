import process from 'node:process';
import { createInterface } from 'node:readline';
import { StoreUnavailable } from '../lead-store.ts';
import { newsletterSubmission } from '../submission.fixture.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';

/**
 * A program of its own for tests: for each line on standard input it stores a
 * sign-up with that address in the directory given, and prints what came of it.
 */

// Root writes to read-only directories; the account "nobody" does not.
if (process.argv[3] === 'without-privileges' && process.getuid?.() === 0) process.setuid?.(65534);

const store = openSqliteLeadStore({ directory: process.argv[2] ?? '' });

const outcomeOf = async (email: string) => {
  try {
    return (await store.add(newsletterSubmission(email))).outcome;
  } catch (error) {
    return error instanceof StoreUnavailable && error.cause ? 'unavailable' : String(error);
  }
};

for await (const email of createInterface(process.stdin)) {
  process.stdout.write(`${await outcomeOf(email)}\n`);
}
await store.close();

import process from 'node:process';
import { createInterface } from 'node:readline';
import { newsletterSubmission } from '../submission.fixture.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';

/**
 * A program of its own for tests: for each line on standard input it stores a
 * sign-up with that address in the directory given, and prints what came of it.
 */

const store = openSqliteLeadStore({ directory: process.argv[2] ?? '' });
for await (const email of createInterface(process.stdin)) {
  const { outcome } = await store.add(newsletterSubmission(email));
  process.stdout.write(`${outcome}\n`);
}
await store.close();

import process from 'node:process';
import { createInterface } from 'node:readline';
import { newsletterSubmission } from '../submission.fixture.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';

/**
 * A separate program for tests. For each address on standard input, it stores a sign-up in the given directory and
 * prints the outcome.
 */

const store = openSqliteLeadStore({ directory: process.argv[2] ?? '' });
for await (const email of createInterface(process.stdin)) {
  const { outcome } = await store.add(newsletterSubmission(email));
  process.stdout.write(`${outcome}\n`);
}
await store.close();

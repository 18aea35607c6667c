import { join } from 'node:path';
import process from 'node:process';
import { openDatabase } from './open-database.ts';

/**
 * A program of its own for tests: begins a hundred stores in a directory, one
 * every ten milliseconds from the moment given, to the millisecond, and prints
 * what went wrong.
 */
const [directory = '', beginning = ''] = process.argv.slice(2);

for (let number = 0; number < 100; number += 1) {
  const moment = Number(beginning) + number * 10;
  while (Date.now() < moment);
  try {
    openDatabase(join(directory, `${number}.sqlite`)).close();
  } catch (error) {
    console.log(`${number}: ${String(error)}`);
  }
}

import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a server before its own program (`node --import`): at every
 * SIGUSR2 it collects garbage and adds a line to the file that HEAP_REPORT
 * names: MB resident before, and MB really in use afterwards.
 */

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const megabytes = (bytes: number) => bytes / 1024 / 1024;

process.on('SIGUSR2', () => {
  const resident = megabytes(process.memoryUsage.rss());
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  const line = JSON.stringify({ resident, inUse: megabytes(heapUsed + external) });
  appendFileSync(process.env['HEAP_REPORT'] ?? '/dev/null', `${line}\n`);
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { report } from '../report.ts';
import { inTemporaryDirectory } from '../serve.ts';

/**
 * Counts how often the store syncs to disk while it saves a hundred leads one after the other.
 * Needs `strace`. Killing a process doesn't test a power failure: the kernel keeps what was
 * written. Only a sync before each acknowledgment protects against one.
 */

const leads = 100;
const writer = fileURLToPath(new URL('../../../leads/sqlite/writer.fixture.ts', import.meta.url));
const node = join(
  fileURLToPath(new URL('../../../node_modules/node/bin', import.meta.url)),
  'node',
);

const countSyncs = async (directory: string, count: number): Promise<number> => {
  const trace = join(directory, 'trace');
  const watched = ['-f', '-e', 'trace=fsync,fdatasync', '-o', trace, node, writer, directory];
  const child = spawn('strace', watched, { stdio: ['pipe', 'ignore', 'inherit'] });
  for (let number = 0; number < count; number += 1) child.stdin.write(`${number}@example.com\n`);
  child.stdin.end();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The writer ended with code ${code}`);
  return readFileSync(trace, 'utf8').match(/\bf(?:data)?sync\(/gu)?.length ?? 0;
};

execFileSync('strace', ['--version'], { stdio: 'ignore' });
const first = await inTemporaryDirectory((directory) => countSyncs(directory, 1));
const all = await inTemporaryDirectory((directory) => countSyncs(directory, 1 + leads));
const each = (all - first) / leads;
report('Syncs', [
  { what: 'to make the file and keep one lead', measured: first },
  { what: `with ${leads} more`, measured: all },
  { what: 'for each of these, at least 1', measured: each, holds: each >= 1 },
]);

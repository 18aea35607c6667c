import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** As `npm run serve` starts it. */
const flags = ['--max-semi-space-size=4'];

export interface Served {
  url: string;
  /** From the start of the process to its first answer, in milliseconds. */
  ready: number;
  /** The memory it holds now (resident set), in megabytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the site's server as it runs in production, on a free port, its log thrown away. */
export const serve = async (distDirectory: string): Promise<Served> => {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, 'server/main.ts', distDirectory], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = / is at (http:\S+)$/u.exec(line)?.[1];
      if (url) return url;
    }
    throw new Error(`The server for ${distDirectory} ended without telling its address`);
  };
  const url = await address();
  await fetch(url);
  const ready = performance.now() - started;
  // What it logs from here on is read and dropped.
  child.stdout.resume();
  return {
    url,
    ready,
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024;
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(directory, { recursive: true });
    },
  };
};

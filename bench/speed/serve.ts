import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Served {
  url: string;
  /** From the start of the process to its first answer, in milliseconds. */
  ready: number;
  /** The most memory it ever held (resident set), in megabytes. */
  largestMemory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the site's server as it runs in production, on a free port, its log in a file. */
export const serve = async (distDirectory: string): Promise<Served> => {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  const log = await open(join(directory, 'log'), 'w');
  const started = performance.now();
  const child = spawn(process.execPath, ['server/main.ts', distDirectory], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', DATA_DIR: directory },
    stdio: ['ignore', log.fd, 'inherit'],
  });
  const address = async () => {
    while (child.exitCode === null) {
      const said = await readFile(join(directory, 'log'), 'utf8');
      const url = / is at (http:\S+)$/mu.exec(said)?.[1];
      if (url) return url;
      await pause(5);
    }
    throw new Error(`The server for ${distDirectory} ended without telling its address`);
  };
  const url = await address();
  await fetch(url);
  const ready = performance.now() - started;
  return {
    url,
    ready,
    largestMemory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1]) / 1024;
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await log.close();
      await rm(directory, { recursive: true });
    },
  };
};

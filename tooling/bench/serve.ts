import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tests/fixtures/free-port.ts';

/** Runs `work` in a temporary directory, which is deleted afterwards. */
export const inTemporaryDirectory = async <Result>(
  work: (directory: string) => Promise<Result>,
): Promise<Result> => {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

/**
 * Starts a server and waits at most ten seconds until it responds. Its output goes to the file
 * `log`. `stop` rejects when the server exits with an error.
 */
export const startServing = async (
  [command = '', ...parameters]: string[],
  log: string,
  answers: () => Promise<unknown>,
  environment: NodeJS.ProcessEnv = process.env,
) => {
  const output = openSync(log, 'w');
  const child = spawn(command, parameters, { env: environment, stdio: ['ignore', output, output] });
  const exited = once(child, 'exit');
  const serves = async () => {
    for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
      if (await answers().then(Boolean, () => false)) return;
      await pause(50);
    }
    throw new Error(`${command} does not serve:\n${readFileSync(log, 'utf8')}`);
  };
  await serves();
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await exited;
      if (code !== 0) throw new Error(`${command} ended with code ${code}`);
    },
  };
};

/** Starts the site's server as in production, with its store and log in a directory. Expects a build in dist/. */
export const serve = async (directory: string, environment: Record<string, string> = {}) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServing(
    [process.execPath, '--max-semi-space-size=4', 'server/main.ts'],
    join(directory, `server-${port}.log`),
    () => fetch(`${url}/healthz`),
    {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: directory,
      ...environment,
    },
  );
  return { ...server, url };
};

/** Settings that count each visitor separately and effectively lift the rate limits. */
export const withoutLimits = {
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_MAX: '1000000',
  RATE_LIMIT_TOTAL: '100000000',
};

/** The current (`VmRSS`) or peak (`VmHWM`) memory of a process, in MB, from Linux's /proc. */
export const memoryOf = (pid: number, which: 'VmRSS' | 'VmHWM'): number => {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(which));
  return Number.parseInt(line?.split(/\s+/u)[1] ?? '', 10) / 1024;
};

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

const script = fileURLToPath(new URL('wrk.lua', import.meta.url));
const run = promisify(execFile);

/** Requests one compressed page over 64 connections for `seconds`. Rejects if any request failed. */
export const load = async (url: string, seconds: number): Promise<Load> => {
  const asBrowsers = 'Accept-Encoding: gzip, deflate, br, zstd';
  const parameters = ['-t1', '-c64', `-d${seconds}s`, '-H', asBrowsers, '-s', script, url];
  const { stderr } = await run('wrk', parameters);
  const { failed, ...found } = JSON.parse(stderr) as Load & { failed: number };
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`);
  return found;
};

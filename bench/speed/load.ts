import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onDemand } from './on-demand.ts';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
}

const run = promisify(execFile);

const isInstalled = (command: string) => spawnSync('which', [command]).status === 0;

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

const readWrk = (output: string): Load => {
  const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/u.exec(output) ?? [];
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/u.exec(output)?.[1]),
    p99: Number(value) * (units[unit] ?? NaN),
  };
};

const byWrk = async (url: string): Promise<Load> => {
  const parameters = ['-t1', '-c64', '-d5s', '--latency', '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = await run('wrk', parameters);
  return readWrk(stdout);
};

const byAutocannon = async (url: string): Promise<Load> => {
  const command = `${onDemand('autocannon', '8.0.0')}/autocannon.js`;
  const parameters = ['-c', '64', '-d', '5', '-j', '-H', 'accept-encoding=gzip', url];
  const { stdout } = await run(process.execPath, [command, ...parameters]);
  const { requests, latency } = JSON.parse(stdout) as {
    requests: { average: number };
    latency: { p99: number };
  };
  return { requestsPerSecond: requests.average, p99: latency.p99 };
};

/** Asks for one page over 64 connections for five seconds, compressed with gzip, which every server here has. */
export const load = (url: string): Promise<Load> =>
  isInstalled('wrk') ? byWrk(url) : byAutocannon(url);

const configuration = (port: number, directory: string) => `
worker_processes 1;
daemon off;
pid ${directory}/pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log ${directory}/access.log;
  client_body_temp_path ${directory}; proxy_temp_path ${directory}; fastcgi_temp_path ${directory};
  uwsgi_temp_path ${directory}; scgi_temp_path ${directory};
  sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  gzip_static on;
  server { listen 127.0.0.1:${port}; root ${resolve('dist/site')}; index index.html; }
}
`;

const stopped = async (child: ChildProcess, directory: string) => {
  child.kill();
  await once(child, 'exit');
  await rm(directory, { recursive: true });
};

/** nginx with the same precompressed files, one worker and its usual log, or undefined where it is not installed. */
export const serveByNginx = async (port: number) => {
  if (!isInstalled('nginx')) return undefined;
  const directory = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  await writeFile(`${directory}/nginx.conf`, configuration(port, directory));
  const child = spawn('nginx', ['-c', `${directory}/nginx.conf`, '-p', directory], {
    stdio: 'ignore',
  });
  await pause(500);
  return { url: `http://127.0.0.1:${port}/`, stop: () => stopped(child, directory) };
};

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

/** As browsers say it. We have Brotli then; nginx, as it is installed, has gzip. */
const codings = 'gzip, deflate, br, zstd';

const byWrk = async (url: string): Promise<Load> => {
  const parameters = ['-t1', '-c64', '-d3s', '--latency', '-H', `Accept-Encoding: ${codings}`, url];
  const { stdout } = await run('wrk', parameters);
  return readWrk(stdout);
};

const byAutocannon = async (url: string): Promise<Load> => {
  const command = `${onDemand('autocannon', '8.0.0')}/autocannon.js`;
  const parameters = ['-c', '64', '-d', '3', '-j', '-H', `accept-encoding=${codings}`, url];
  const { stdout } = await run(process.execPath, [command, ...parameters]);
  const { requests, latency } = JSON.parse(stdout) as {
    requests: { average: number };
    latency: { p99: number };
  };
  return { requestsPerSecond: requests.average, p99: latency.p99 };
};

/** Asks for one page over 64 connections for three seconds, compressed. */
export const load = (url: string): Promise<Load> =>
  isInstalled('wrk') ? byWrk(url) : byAutocannon(url);

/** What a browser is told by us whatever it asks for, so that nginx has as much to say. */
const ourHeaders = async (ourUrl: string) =>
  [...(await fetch(ourUrl, { method: 'HEAD' })).headers]
    .filter(([name]) => /policy|options|cache-control|vary/u.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join('\n');

interface Place {
  port: number;
  /** Processes that answer; `auto`, as nginx comes, is one for each core. */
  workers: 'auto' | 1;
}

const configuration = ({ port, workers }: Place, directory: string, headers: string) => `
worker_processes ${workers};
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
  ${headers}
  server { listen 127.0.0.1:${port}; root ${resolve('dist/site')}; index index.html; }
}
`;

const stopped = async (child: ChildProcess, directory: string) => {
  child.kill();
  await once(child, 'exit');
  await rm(directory, { recursive: true });
};

/** nginx with the same precompressed files and headers and its usual log, or undefined where it is not installed. */
export const serveByNginx = async (place: Place, ourUrl: string) => {
  if (!isInstalled('nginx')) return undefined;
  const directory = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  await writeFile(
    `${directory}/nginx.conf`,
    configuration(place, directory, await ourHeaders(ourUrl)),
  );
  const child = spawn('nginx', ['-c', `${directory}/nginx.conf`, '-p', directory], {
    stdio: 'ignore',
  });
  await pause(500);
  return { url: `http://127.0.0.1:${place.port}/`, stop: () => stopped(child, directory) };
};

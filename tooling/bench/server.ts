import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median, report, tenths } from './report.ts';
import { freePort } from '../../tests/fixtures/free-port.ts';
import { inTemporaryDirectory, memoryOf, serve, startServing } from './serve.ts';
import { load, type Load } from './wrk.ts';

/** Compares the server with nginx: each serves the compressed home page, in turns. */

const rounds = 9;
const seconds = 3;

/** The headers of all our responses, so that nginx sends as many bytes. */
const ourHeaders = async (ourUrl: string) =>
  [...(await fetch(ourUrl, { method: 'HEAD' })).headers]
    .filter(([name]) => /policy|options|cache-control|vary/u.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join('\n');

/** The same precompressed files; a process per core and an access log, as in a default installation. */
const configuration = (port: number, directory: string, headers: string) => `
worker_processes auto;
daemon off;
pid ${directory}/pid;
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

const serveByNginx = async (directory: string, ourUrl: string) => {
  const port = await freePort();
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, configuration(port, directory, await ourHeaders(ourUrl)));
  const url = `http://127.0.0.1:${port}/`;
  const command = ['nginx', '-c', file, '-e', 'stderr'];
  const nginx = await startServing(command, join(directory, 'nginx.log'), () => fetch(url));
  return { ...nginx, url };
};

await inTemporaryDirectory(async (directory) => {
  const server = await serve(directory);
  const nginx = await serveByNginx(directory, server.url);
  // Warms up Node's JIT compiler, since visitors meet a server that has been running.
  await load(`${server.url}/`, seconds);
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(`${server.url}/`, seconds));
    theirs.push(await load(nginx.url, seconds));
  }
  const memory = memoryOf(server.pid, 'VmHWM');
  await nginx.stop();
  await server.stop();
  const rate = (loads: Load[]) => median(loads.map(({ perSecond }) => perSecond));
  const p99 = (loads: Load[]) => median(loads.map((one) => one.p99));
  const share = rate(ours) / rate(theirs);
  report('The server beside nginx', [
    { what: 'pages a second', measured: Math.round(rate(ours)) },
    { what: 'pages a second of nginx', measured: Math.round(rate(theirs)) },
    { what: 'share of nginx, at least 0.5', measured: share.toFixed(2), holds: share >= 0.5 },
    { what: 'p99 ms', measured: tenths(p99(ours)) },
    { what: 'p99 ms of nginx', measured: tenths(p99(theirs)) },
    { what: 'MB at most, 200 or less', measured: tenths(memory), holds: memory <= 200 },
  ]);
});

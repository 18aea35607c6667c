import { load, serveByNginx, type Load } from './load.ts';
import { serve } from './serve.ts';

const rounds = 9;

const middle = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const middleOf = (loads: readonly Load[]): Load => ({
  requestsPerSecond: middle(loads.map((one) => one.requestsPerSecond)),
  p99: middle(loads.map((one) => one.p99)),
});

export interface ServerFigures {
  name: string;
  load: Load;
  /** Milliseconds from the start to the first answer; megabytes under load. Only ours is asked for these. */
  ready?: number;
  memory?: number;
}

const nginxes = [
  { name: 'nginx, as it comes', port: 8398, workers: 'auto' },
  { name: 'nginx, one worker', port: 8399, workers: 1 },
] as const;

const startNginxes = async (ourUrl: string) => {
  const started = nginxes.map(async ({ name, ...place }) => {
    const server = await serveByNginx(place, ourUrl);
    return server ? [{ ...server, name }] : [];
  });
  return (await Promise.all(started)).flat();
};

/** Our server and, where it is installed, nginx, each with the compressed home page, in turns. */
export const measureServers = async (): Promise<ServerFigures[]> => {
  const ours = await serve('dist');
  const others = await startNginxes(ours.url);
  const loaded = [{ name: 'ours', url: `${ours.url}/` }, ...others];
  const servers = loaded.map(({ name, url }) => ({ name, url, loads: [] as Load[] }));
  // Node compiles what is called often, as it goes; whoever visits a server in use has that behind her.
  for (let round = 0; round < 2; round += 1) await load(ours.url);
  for (let round = 0; round < rounds; round += 1)
    for (const { url, loads } of servers) loads.push(await load(url));
  const memory = await ours.largestMemory();
  await Promise.all([ours, ...others].map((server) => server.stop()));
  const [own, ...nginx] = servers.map(({ name, loads }) => ({ name, load: middleOf(loads) }));
  return own ? [{ ...own, ready: ours.ready, memory }, ...nginx] : [];
};

const row = ({ name, load: { requestsPerSecond, p99 }, ready, memory }: ServerFigures): string =>
  `| ${[
    name,
    Math.round(requestsPerSecond),
    p99.toFixed(1),
    memory?.toFixed(0) ?? '',
    ready?.toFixed(0) ?? '',
  ].join(' | ')} |`;

export const serverTable = (servers: readonly ServerFigures[]): string =>
  [
    '| server | requests/s | p99 ms | memory under load MB | ready ms |',
    '| --- | --- | --- | --- | --- |',
    ...servers.map(row),
  ].join('\n');

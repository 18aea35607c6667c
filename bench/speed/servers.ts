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

/** Our server and, where it is installed, nginx, each with the compressed home page, in turns. */
export const measureServers = async (): Promise<ServerFigures[]> => {
  const ours = await serve('dist');
  const nginx = await serveByNginx(8399, ours.url);
  const memories: number[] = [];
  const ourLoads: Load[] = [];
  const nginxLoads: Load[] = [];
  // Node compiles what is called often, as it goes; whoever visits a server in use has that behind her.
  for (let round = 0; round < 2; round += 1) await load(ours.url);
  for (let round = 0; round < rounds; round += 1) {
    ourLoads.push(await load(`${ours.url}/`));
    memories.push(await ours.memory());
    if (nginx) nginxLoads.push(await load(nginx.url));
  }
  const memory = Math.max(...memories);
  await ours.stop();
  await nginx?.stop();
  const own = { name: 'ours', load: middleOf(ourLoads), ready: ours.ready, memory };
  return nginx ? [own, { name: 'nginx', load: middleOf(nginxLoads) }] : [own];
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

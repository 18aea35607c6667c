import type { Manner } from './difficult-clients.ts';
import { watchHealth } from './health-watch.ts';
import { sendForms } from './senders.ts';
import { startDifficultClientsApart } from './helper-processes.ts';
import { percentile, report, tenths } from '../report.ts';
import { inTemporaryDirectory, memoryOf, serve, withoutLimits } from '../serve.ts';

/** 1,800 difficult clients at once, renewed every ten seconds, while others send forms and the health check runs. */

const counts: Record<Manner, number> = {
  idle: 1000,
  'slow reader': 200,
  'slow writer': 200,
  'slow asker': 200,
  'half open': 200,
};
const rounds = 4;
const roundLength = 10_000;
const slowest = 200;

await inTemporaryDirectory(async (directory) => {
  const server = await serve(directory, withoutLimits);
  const before = memoryOf(server.pid, 'VmRSS');
  const seconds = (rounds * roundLength) / 1000;
  const sending = sendForms({ urls: [server.url], visitors: 50, rate: 20, seconds });
  const times: number[] = [];
  let most = 0;
  for (let round = 0; round < rounds; round += 1) {
    const stopClients = startDifficultClientsApart(server.url, counts);
    times.push(...(await watchHealth(server.url, roundLength)));
    most = Math.max(most, memoryOf(server.pid, 'VmRSS'));
    stopClients();
  }
  const answers = await sending;
  await server.stop();
  const worst = Math.max(...times);
  const lost = answers.filter(({ status }) => status !== 201).length;
  report('Difficult clients', [
    ...Object.entries(counts).map(([what, measured]) => ({ what, measured })),
    { what: 'health checks', measured: times.length },
    { what: 'p99 ms of a health check', measured: tenths(percentile(times, 99)) },
    { what: 'slowest ms of a health check', measured: tenths(worst), holds: worst <= slowest },
    { what: 'forms sent meanwhile', measured: answers.length },
    { what: 'forms not stored', measured: lost, holds: lost === 0 },
    { what: 'MB before', measured: tenths(before) },
    { what: 'MB at most', measured: tenths(most) },
  ]);
});

import { checkStored } from './check-stored.ts';
import { letThemSend, type Answer } from './crowd-of-senders.ts';
import { readPages, startMailSink } from './helpers.ts';
import { inTemporaryDirectory } from './in-temporary-directory.ts';
import { percentile } from './latencies.ts';
import { report, tenths, type Finding } from './report.ts';
import { withoutLimits } from './send-form.ts';
import { serve } from './serve.ts';

/**
 * 500 visitors send 200 forms a second, with a mail to the agency for each:
 * first alone, then while others read as many pages as they can get. Everything
 * runs on this one machine, senders and readers included.
 */

const visitors = 500;
const rate = 200;
const alone = 60;
const together = 20;
const slowest = 250;

const describe = (answers: readonly Answer[], when: string): Finding[] => {
  const times = answers.map(({ milliseconds }) => milliseconds);
  const refused = answers.filter(({ status }) => status !== 201).length;
  const p99 = percentile(times, 99);
  return [
    { what: `forms sent ${when}`, measured: answers.length },
    { what: `not stored ${when}`, measured: refused, holds: refused === 0 },
    { what: `median ms ${when}`, measured: tenths(percentile(times, 50)) },
    { what: `p99 ms ${when}`, measured: tenths(p99), holds: p99 <= slowest },
    { what: `slowest ms ${when}`, measured: tenths(Math.max(...times)) },
  ];
};

await inTemporaryDirectory(async (directory) => {
  const mail = await startMailSink();
  const environment = { ...withoutLimits, ...mail.settings };
  const server = await serve({ directory, environment });
  const urls = [server.url];
  const idle = await readPages(server.url, 10);
  const first = await letThemSend({ urls, visitors, rate, seconds: alone });
  const second = letThemSend({ urls, visitors, rate, seconds: together });
  const busy = await readPages(server.url, together - 5);
  const answers = [...first, ...(await second)];
  await server.stop();
  const share = busy / idle;
  report('A crowd', [
    ...describe(first, 'alone'),
    { what: 'pages a second, idle', measured: Math.round(idle) },
    { what: 'pages a second, meanwhile', measured: Math.round(busy) },
    { what: 'share of idle', measured: `${Math.round(share * 100)} %`, holds: share >= 0.5 },
    ...describe(await second, 'among readers'),
    ...(await checkStored(directory, answers)),
    { what: 'mails that came in meanwhile', measured: await mail.received() },
  ]);
  mail.stop();
});

import { setTimeout as pause } from 'node:timers/promises';
import { checkStored, sendForms, notStored, type Answer } from './senders.ts';
import { startMailSink } from './helper-processes.ts';
import { percentile, report, tenths, type Finding } from '../report.ts';
import { inTemporaryDirectory, memoryOf, serve, withoutLimits } from '../serve.ts';
import { load } from '../wrk.ts';

/**
 * 500 visitors send 200 forms a second, with a mail to the agency for each:
 * first alone, then while others read as many pages as they can get. Everything
 * runs on this one machine, senders and readers included.
 */

const visitors = 500;
const rate = 200;
const alone = 60;
/** How often to measure page reads without and with the crowd, since other work on the machine varies. */
const turns = 3;
const reading = 4;
const slowest = 250;
const mostMemory = 200;

const describe = (answers: readonly Answer[], when: string, promised?: number): Finding[] => {
  const times = answers.map(({ milliseconds }) => milliseconds);
  const p99 = percentile(times, 99);
  return [
    { what: `forms sent ${when}`, measured: answers.length },
    notStored(answers, when),
    { what: `median ms ${when}`, measured: tenths(percentile(times, 50)) },
    {
      what: `p99 ms ${when}`,
      measured: tenths(p99),
      ...(promised !== undefined && { holds: p99 <= promised }),
    },
    { what: `slowest ms ${when}`, measured: tenths(Math.max(...times)) },
  ];
};

await inTemporaryDirectory(async (directory) => {
  const mail = await startMailSink();
  const environment = { ...withoutLimits, ...mail.settings };
  const server = await serve(directory, environment);
  const urls = [server.url];
  const first = await sendForms({ urls, visitors, rate, seconds: alone });
  const second: Answer[] = [];
  const pages = { idle: 0, meanwhile: 0 };
  for (let turn = 0; turn < turns; turn += 1) {
    pages.idle += (await load(server.url, reading)).perSecond;
    const sending = sendForms({ urls, visitors, rate, seconds: reading + 2 });
    await pause(1000);
    pages.meanwhile += (await load(server.url, reading)).perSecond;
    second.push(...(await sending));
  }
  const memory = memoryOf(server.pid, 'VmHWM');
  await server.stop();
  const share = pages.meanwhile / pages.idle;
  report('A crowd', [
    ...describe(first, 'alone', slowest),
    { what: 'pages a second, idle', measured: Math.round(pages.idle / turns) },
    { what: 'pages a second, meanwhile', measured: Math.round(pages.meanwhile / turns) },
    { what: 'share of idle', measured: `${Math.round(share * 100)} %`, holds: share >= 0.5 },
    ...describe(second, 'among readers'),
    ...(await checkStored(directory, [...first, ...second])),
    { what: 'MB at most', measured: tenths(memory), holds: memory <= mostMemory },
    { what: 'mails that came in meanwhile', measured: await mail.received() },
  ]);
  mail.stop();
});

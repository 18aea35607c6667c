import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checkStored, letThemSend, notStored } from './senders.ts';
import { startMailSink } from './helper-processes.ts';
import { report, tenths } from '../report.ts';
import { inTemporaryDirectory, serve, withoutLimits } from '../serve.ts';

/**
 * Ten minutes, or as many as are given, of forms with mail, pages, a listing that is
 * rendered for each visitor, wrong addresses and wrong forms, at a steady
 * rate. What is in use after a garbage collection must not rise.
 */

const minutes = Number(process.argv[3] ?? 10);
const samples = 40;
/** The first part of the time, in which caches fill. */
const warmUp = 0.2;
const formsPerSecond = 8;
const visitors = formsPerSecond * 40;
/** In MB, over the rest of the time. */
const allowedRise = 2;

const reporter = fileURLToPath(new URL('processes/heap-reporter.ts', import.meta.url));
const addresses = ['/', '/blog?category=Website', '/about', '/no-such-page', '/contact', '/blog'];
const emptyForm = { method: 'POST', body: new URLSearchParams({ email: 'nobody' }) };

const browse = async (url: string, isOver: () => boolean) => {
  for (let visit = 0; !isOver(); visit += 1) {
    const address = addresses[visit % addresses.length] ?? '/';
    const answer = await fetch(url + address);
    await answer.arrayBuffer();
    if (visit % 10 === 0) await (await fetch(`${url}/newsletter`, emptyForm)).arrayBuffer();
    await pause(25);
  }
};

const askForSamples = async (pid: number, isOver: () => boolean) => {
  while (!isOver()) {
    await pause((minutes * 60_000) / samples);
    if (!isOver()) process.kill(pid, 'SIGUSR2');
  }
};

/** By how much values that were taken at equal intervals rise from first to last, on the straight line that fits them best. */
const rise = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const mean = sum(values) / values.length;
  const products = values.map((value, index) => (index - middle) * (value - mean));
  const squares = values.map((_, index) => (index - middle) ** 2);
  return (sum(products) / sum(squares)) * (values.length - 1);
};

const readSamples = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { resident: number; inUse: number });

await inTemporaryDirectory(async (directory) => {
  const mail = await startMailSink();
  const heapReport = join(directory, 'heap.jsonl');
  const server = await serve(directory, {
    ...withoutLimits,
    ...mail.settings,
    NODE_OPTIONS: `--import ${reporter}`,
    HEAP_REPORT: heapReport,
  });
  let over = false;
  const isOver = () => over;
  const browsing = browse(server.url, isOver);
  const sampling = askForSamples(server.pid, isOver);
  const crowd = { urls: [server.url], visitors, rate: formsPerSecond, seconds: minutes * 60 };
  const answers = await letThemSend(crowd);
  over = true;
  await Promise.all([browsing, sampling]);
  await server.stop();
  const all = readSamples(heapReport);
  const warm = all.slice(Math.floor(all.length * warmUp));
  const risen = rise(warm.map(({ inUse }) => inUse));
  const resident = warm.map((sample) => sample.resident);
  report(`A soak of ${minutes} minutes`, [
    { what: 'forms sent', measured: answers.length },
    notStored(answers),
    { what: 'MB in use, first', measured: tenths(warm[0]?.inUse ?? 0) },
    { what: 'MB in use, last', measured: tenths(warm.at(-1)?.inUse ?? 0) },
    {
      what: 'MB in use, risen (best straight line)',
      measured: tenths(risen),
      holds: risen <= allowedRise,
    },
    { what: 'MB resident, least', measured: tenths(Math.min(...resident)) },
    { what: 'MB resident, most', measured: tenths(Math.max(...resident)) },
    ...(await checkStored(directory, answers)),
    { what: 'mails that came in', measured: await mail.received() },
  ]);
  console.log(all.map(({ inUse }) => tenths(inUse)).join(' '));
  mail.stop();
});

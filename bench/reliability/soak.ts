import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { checkStored } from './check-stored.ts';
import { letThemSend } from './crowd-of-senders.ts';
import { startMailSink } from './helpers.ts';
import { inTemporaryDirectory } from './in-temporary-directory.ts';
import { report, tenths } from './report.ts';
import { residentMemory, rise } from './resident-memory.ts';
import { withoutLimits } from './send-form.ts';
import { serve } from './serve.ts';

/**
 * `soak.ts [minutes, by default 10]`: forms with mail, pages, a listing that is
 * rendered for each visitor, wrong addresses and wrong forms, at a steady
 * rate. Memory must not rise once the server is warm.
 */

const minutes = Number(process.argv[2] ?? 10);
/** The first part of the time, in which V8 finds its size. */
const warmUp = 0.3;
const formsPerSecond = 8;
const visitors = formsPerSecond * 40;
const allowedRise = 0.05;

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

const sample = async (pid: number, isOver: () => boolean): Promise<number[]> => {
  const samples: number[] = [];
  while (!isOver()) {
    samples.push(residentMemory(pid));
    await pause(2000);
  }
  return samples;
};

await inTemporaryDirectory(async (directory) => {
  const mail = await startMailSink();
  const server = await serve({ directory, environment: { ...withoutLimits, ...mail.settings } });
  const atStart = residentMemory(server.pid);
  let over = false;
  const isOver = () => over;
  const browsing = browse(server.url, isOver);
  const sampling = sample(server.pid, isOver);
  const urls = [server.url];
  const crowd = { urls, visitors, rate: formsPerSecond, seconds: minutes * 60 };
  const answers = await letThemSend(crowd);
  over = true;
  await browsing;
  const samples = await sampling;
  await server.stop();
  const warm = samples.slice(Math.floor(samples.length * warmUp));
  const risen = rise(warm);
  const typical = warm.toSorted((one, other) => one - other)[Math.floor(warm.length / 2)] ?? 0;
  const refused = answers.filter(({ status }) => status !== 201).length;
  report(`A soak of ${minutes} minutes`, [
    { what: 'forms sent', measured: answers.length },
    { what: 'not stored', measured: refused, holds: refused === 0 },
    { what: 'MB at the start', measured: tenths(atStart) },
    { what: 'MB when warm, median', measured: tenths(typical) },
    { what: 'MB when warm, least', measured: tenths(Math.min(...warm)) },
    { what: 'MB when warm, most', measured: tenths(Math.max(...warm)) },
    {
      what: 'MB risen from there to the end (best straight line)',
      measured: tenths(risen),
      holds: risen <= typical * allowedRise,
    },
    ...(await checkStored(directory, answers)),
    { what: 'mails that came in', measured: await mail.received() },
  ]);
  mail.stop();
});

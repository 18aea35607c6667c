import { openSqliteLeadStore } from '../../leads/sqlite/sqlite-lead-store.ts';
import { checkStored, letThemSend, notStored } from './senders.ts';
import { startMailSink } from './helper-processes.ts';
import { percentile, report, tenths } from '../report.ts';
import { inTemporaryDirectory, serve, withoutLimits } from '../serve.ts';

/** Two servers on one SQLite file, both taking forms and both sending mail, with 200 forms a second between them. */

const sentMails = async (directory: string): Promise<number> => {
  const store = openSqliteLeadStore({ directory });
  const entries = await Array.fromAsync(store.outbox.entries({ includeSent: true }));
  await store.close();
  return entries.filter(({ state }) => state === 'sent').length;
};

await inTemporaryDirectory(async (directory) => {
  const mail = await startMailSink();
  const environment = { ...withoutLimits, ...mail.settings };
  const servers = await Promise.all([1, 2].map(() => serve(directory, environment)));
  const urls = servers.map(({ url }) => url);
  const answers = await letThemSend({ urls, visitors: 500, rate: 200, seconds: 30 });
  await Promise.all(servers.map((server) => server.stop()));
  const times = answers.map(({ milliseconds }) => milliseconds);
  const sent = await sentMails(directory);
  const received = await mail.received();
  report('Two servers on one file', [
    { what: 'forms sent', measured: answers.length },
    notStored(answers),
    ...(await checkStored(directory, answers)),
    { what: 'p99 ms', measured: tenths(percentile(times, 99)) },
    { what: 'slowest ms', measured: tenths(Math.max(...times)) },
    { what: 'mails sent by both', measured: sent },
    { what: 'mails received', measured: received, holds: received === sent },
  ]);
  mail.stop();
});

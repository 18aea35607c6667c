import { onTestFinished, vi } from 'vitest';
import { openAgencyMailbox } from '../tests/fixtures/agency-mailbox.ts';
import { openMailTransport } from './mail/transport.ts';
import { startOutboxWorker, type OutboxWorkerOptions } from './outbox-worker.ts';
import { openStore } from './sqlite/open-store.fixture.ts';
import { contactSubmission } from './submission.fixture.ts';
import { temporaryDirectory } from './temporary-directory.fixture.ts';

/** The way to the mail server, closed when the test ends. */
const openTransport = (smtpUrl: string) => {
  const transport = openMailTransport({
    smtpUrl,
    from: { name: 'Marigold & Main', address: 'site@marigold.example' },
    to: { name: 'The studio', address: 'studio@marigold.example' },
  });
  onTestFinished(() => transport.close());
  return transport;
};

/** A log that keeps its lines. */
export const collectLog = () => {
  const lines: string[] = [];
  const log = (level: string) => (details: object, message: string) =>
    void lines.push(JSON.stringify({ level, ...details, message }));
  return { lines, log: { info: log('info'), warn: log('warn'), error: log('error') } };
};

/** A store, a mailbox, and workers between them that are stopped when the test ends. */
export const openWorkers = async () => {
  const store = openStore(temporaryDirectory());
  const mailbox = await openAgencyMailbox();
  const { lines, log } = collectLog();
  const ids: string[] = [];
  const transport = openTransport(mailbox.settings.SMTP_URL);
  return {
    store,
    mailbox,
    lines,
    start: (options: Partial<OutboxWorkerOptions> = {}) => {
      const worker = startOutboxWorker({ outbox: store.outbox, transport, log, ...options });
      onTestFinished(() => worker.stop());
      return worker;
    },
    addLead: async (brief = 'A site') => {
      const { id } = await store.add(contactSubmission({ brief }));
      ids.push(id);
      return id;
    },
    /** Of every lead, in the order they were added. */
    entries: () => Promise.all(ids.map((id) => store.outbox.find(id))),
  };
};

/** Waits until what is claimed holds, also on a machine that is busy. */
export const eventually = (claim: () => void | Promise<void>) => vi.waitFor(claim, 4500);

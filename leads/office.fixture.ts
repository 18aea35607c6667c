import { onTestFinished, vi } from 'vitest';
import type { LeadStore } from './lead-store.ts';
import { composeMail } from './mail/compose.ts';
import { openMailbox, type MailboxOptions } from './mail/mailbox.fixture.ts';
import { openMailTransport } from './mail/transport.ts';
import { startOutboxWorker, type OutboxWorkerOptions } from './outbox-worker.ts';
import { openStore } from './sqlite/open-store.fixture.ts';
import { contactSubmission } from './submission.fixture.ts';
import { temporaryDirectory } from './temporary-directory.fixture.ts';

/** Stores a contact request with the mail that tells of it; answers with its id. */
export const addLead = async (store: LeadStore, brief = 'A site, please.') => {
  const submission = contactSubmission({ brief });
  const mail = composeMail(submission, 'Marigold & Main');
  const { id } = await store.add({ ...submission, mail });
  return id;
};

/** The way to the mail server, closed when the test ends. */
export const openTransport = (smtpUrl: string) => {
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

/** A worker that is stopped when the test ends. */
export const startWorker = (options: OutboxWorkerOptions) => {
  const worker = startOutboxWorker({ pollInterval: 60_000, ...options });
  onTestFinished(() => worker.stop());
  return worker;
};

/** A store, a mailbox, and a worker between them. */
export const openOffice = async (mailboxOptions: MailboxOptions = {}) => {
  const store = openStore(temporaryDirectory());
  const mailbox = await openMailbox(mailboxOptions);
  const { lines, log } = collectLog();
  const transport = openTransport(mailbox.url);
  const start = (options: Partial<OutboxWorkerOptions> = {}) =>
    startWorker({ outbox: store.outbox, transport, log, ...options });
  return { store, mailbox, lines, log, start };
};

/** The whole outbox. */
export const entriesOf = (store: LeadStore) =>
  Array.fromAsync(store.outbox.entries({ includeSent: true }));

/** A clock that is ahead. */
export const later = (milliseconds: number) => () => new Date(Date.now() + milliseconds);

export const hour = 60 * 60 * 1000;

/** Waits until what is claimed holds, also on a machine that is busy. */
export const eventually = (claim: () => void | Promise<void>) => vi.waitFor(claim, 4500);

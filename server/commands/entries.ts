import { collectionLabels, type StoredDocument } from '@agency/leads/documents.ts';
import { printableLine } from '@agency/leads/printable-text.ts';
import { counted } from '@agency/leads/forms/counted.ts';
import { describeCounts, emailOf, tableLine, type Command } from './command.ts';

/** A timestamp without fractions of a second (ISO 8601, UTC). */
const shortTimestamp = (timestamp: string): string => timestamp.replace(/\.\d+Z$/u, 'Z');

/** The sender's name, if the form asks for it, and email. */
const nameAndEmail = ({ name, email }: StoredDocument['data']): string =>
  name ? `${name}, ${email}` : email;

const leadWidths = [20, 16, 44, 10, 48];

export const list: Command = {
  summary: 'Shows the stored leads and how many there are',
  usage: 'list',
  help: `Shows the stored leads, oldest first, and how many each collection holds.
Long texts are cut; "export" has them whole.`,
  async *run(store) {
    yield tableLine(['TIMESTAMP', 'COLLECTION', 'NAME / EMAIL', 'SERVICE', 'BRIEF'], leadWidths);
    for await (const { document, held } of store.exportRecords()) {
      if (!document || held) continue;
      const { collection, data } = document;
      const { service = '', brief = '' } = data;
      const place = [shortTimestamp(data.timestamp), collectionLabels[collection]];
      yield tableLine([...place, nameAndEmail(data), service, brief], leadWidths);
    }
    yield `\n${describeCounts(await store.counts()).join('\n')}\n`;
    const { spam } = await store.inbox.counts();
    if (spam > 0) yield `Held back as spam: ${spam}, see "npm run leads -- spam"\n`;
  },
};

export const erase: Command = {
  summary: 'Deletes everything stored about one person',
  usage: 'erase --email ADDRESS',
  help: `Deletes everything stored about the person with this address, in every
collection, the quarantine and the outbox, beyond recovery from the store's
files. In which of its spellings you type it does not matter. There is no undo.

Not reached: mails that were sent, files that were exported, and backups.`,
  example: 'erase --email ana@example.com',
  options: { email: { type: 'string' } },
  async *run(store, options) {
    const email = emailOf(options);
    const { documents, quarantined, mails } = await store.eraseByEmail(email);
    const leads = Object.values(documents).reduce((sum, count) => sum + count);
    const person = printableLine(email, 256);
    yield leads + quarantined === 0
      ? `Nothing is stored about ${person}.\n`
      : `Deleted for ${person}: ${counted(leads, 'lead')}, ${quarantined} held back as spam, ${counted(mails, 'mail')} of the outbox.\n`;
  },
};

const spamWidths = [32, 20, 16, 40, 60, 60];

export const spamList: Command = {
  summary: 'Shows what was held back as spam, and why',
  usage: 'spam',
  help: `Shows the submissions that were held back because they look like spam, oldest
first, each with what speaks against it. They are in no collection. "spam restore
ID" makes one a lead. What isn’t restored is kept as long as any lead.`,
  async *run(store) {
    let count = 0;
    yield tableLine(['ID', 'TIMESTAMP', 'COLLECTION', 'NAME / EMAIL', 'WHY', 'BRIEF'], spamWidths);
    for await (const { id, document, held } of store.exportRecords()) {
      if (!document || !held) continue;
      count += 1;
      const { collection, data } = document;
      const place = [id, shortTimestamp(data.timestamp), collectionLabels[collection]];
      const why = held.suspicions.join(', ');
      yield tableLine([...place, nameAndEmail(data), why, data.brief ?? ''], spamWidths);
    }
    yield `\n${counted(count, 'submission')} held back\n`;
  },
};

export const spamRestore: Command = {
  summary: 'Makes one of them a lead, with its mail',
  usage: 'spam restore ID',
  help: `Makes a submission that was held back a lead: it moves into its collection, and
its mail goes out. ID is what "spam" shows in the first column.`,
  example: 'spam restore 84384db9d009944dfbda08bbee6d29bb',
  operand: 'ID',
  async *run(store, options) {
    const id = String(options['ID']);
    yield (await store.restore(id, new Date()))
      ? 'Restored: it’s a lead now, and the running server sends its mail.\n'
      : `Nothing is held back under ${id}.\n`;
  },
};

const mailWidths = [32, 7, 8, 20, 20, 60];

export const outboxList: Command = {
  summary: 'Shows the mails that haven’t been sent yet, and why',
  usage: 'outbox list',
  help: `Shows the mails to the agency that haven’t been sent yet, oldest first: how often
each was tried, what the mail server said last, and when it is tried again.

  waiting  to be sent at the moment shown
  sending  being sent; taken up again at the moment shown if that fails silently
  dead     given up; "outbox retry" sends it after all`,
  async *run({ outbox }) {
    let count = 0;
    yield tableLine(['ID', 'STATE', 'ATTEMPTS', 'QUEUED', 'NEXT', 'LAST ERROR'], mailWidths);
    for await (const { id, state, attempts, queuedAt, ...entry } of outbox.entries()) {
      count += 1;
      const { nextAttemptAt = '', lastError = '' } = entry;
      const moments = [shortTimestamp(queuedAt), shortTimestamp(nextAttemptAt)];
      yield tableLine([id, state, String(attempts), ...moments, lastError], mailWidths);
    }
    yield `\n${counted(count, 'mail')} not sent yet\n`;
  },
};

export const outboxRetry: Command = {
  summary: 'Sends mails again that failed',
  usage: 'outbox retry',
  help: `Makes every mail that isn’t sent due at once, those that were given up too; the
running server then sends them. Use it when the mail server works again.`,
  async *run({ outbox }) {
    const count = await outbox.retry(new Date());
    yield `${counted(count, 'mail')} due now; the running server sends what is due.\n`;
  },
};

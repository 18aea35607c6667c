import { collectionLabels } from '../leads/documents.ts';
import type { QuarantinedLead } from '../leads/lead-store.ts';
import { counted } from '../shared/counted.ts';
import type { Command } from './command.ts';
import { nameAndEmail, shortMoment, tableLine } from './output.ts';

const widths = [32, 20, 16, 40, 60, 60];

const lineFor = ({ id, collection, data, suspicions }: QuarantinedLead) => {
  const place = [id, shortMoment(data.timestamp), collectionLabels[collection]];
  const brief = 'brief' in data ? data.brief : '';
  return tableLine([...place, nameAndEmail(data), suspicions.join(', '), brief], widths);
};

export const spamList: Command = {
  summary: 'Shows what was held back as spam, and why',
  usage: 'spam',
  help: `Shows the submissions that were held back because they look like spam, oldest
first, each with what speaks against it. They are in no collection and no mail
told of them. "spam restore ID" makes one a lead, "spam erase ID" deletes it.
What isn’t restored is deleted after SPAM_KEEP_DAYS.`,
  example: 'spam',
  async *run({ quarantine }) {
    let count = 0;
    yield tableLine(['ID', 'TIMESTAMP', 'COLLECTION', 'NAME / EMAIL', 'WHY', 'BRIEF'], widths);
    for await (const entry of quarantine.entries()) {
      count += 1;
      yield lineFor(entry);
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
  async *run({ quarantine }, options) {
    const id = String(options['ID']);
    yield (await quarantine.restore(id, new Date()))
      ? 'Restored: it’s a lead now, and the running server sends its mail.\n'
      : `Nothing is held back under ${id}.\n`;
  },
};

export const spamErase: Command = {
  summary: 'Deletes one of them',
  usage: 'spam erase ID',
  help: `Deletes a submission that was held back, beyond recovery from the store's
files. ID is what "spam" shows in the first column. There is no undo.`,
  example: 'spam erase 84384db9d009944dfbda08bbee6d29bb',
  operand: 'ID',
  async *run(store, options) {
    const id = String(options['ID']);
    yield (await store.discard(id)) ? 'Deleted.\n' : `Nothing is held back under ${id}.\n`;
  },
};

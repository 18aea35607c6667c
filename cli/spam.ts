import { collectionLabels } from '../leads/documents.ts';
import type { LeadStore, QuarantinedLead } from '../leads/lead-store.ts';
import type { Command, Options } from './command.ts';
import { counted, shortMoment, tableLine } from './output.ts';

const listHelp = `npm run leads -- spam

Shows the submissions that were held back because they look like spam, oldest
first, each with what speaks against it. They are in no collection and no mail
told of them. "spam restore ID" makes one a lead, "spam erase ID" deletes it.
What nobody restores is erased after SPAM_KEEP_DAYS.

Example:
  npm run leads -- spam
`;

const widths = [32, 20, 16, 40, 60, 60];

const lineFor = ({ id, collection, data, suspicions }: QuarantinedLead) => {
  const sender = 'name' in data ? `${data.name}, ${data.email}` : data.email;
  const brief = 'brief' in data ? data.brief : '';
  const cells = [
    id,
    shortMoment(data.timestamp),
    collectionLabels[collection],
    sender,
    suspicions.join(', '),
    brief,
  ];
  return tableLine(cells, widths);
};

async function* listRun(store: LeadStore) {
  let count = 0;
  yield tableLine(['ID', 'TIMESTAMP', 'COLLECTION', 'NAME / EMAIL', 'WHY', 'BRIEF'], widths);
  for await (const entry of store.quarantine.entries()) {
    count += 1;
    yield lineFor(entry);
  }
  yield `\n${counted(count, 'submission')} held back\n`;
}

/** `leads spam` */
export const spamList: Command = {
  summary: 'Shows what was held back as spam, and why',
  help: listHelp,
  options: {},
  run: listRun,
};

const restoreHelp = `npm run leads -- spam restore ID

Makes a submission that was held back a lead: it moves into its collection, and
its mail goes out. ID is what "spam" shows in the first column.

Example:
  npm run leads -- spam restore 84384db9d009944dfbda08bbee6d29bb
`;

async function* restoreRun({ quarantine }: LeadStore, options: Options) {
  const id = String(options['ID']);
  yield (await quarantine.restore(id, new Date()))
    ? 'Restored: it is a lead now, and the running server sends its mail.\n'
    : `Nothing is held back under ${id}.\n`;
}

/** `leads spam restore` */
export const spamRestore: Command = {
  summary: 'Makes one of them a lead, with its mail',
  help: restoreHelp,
  operand: 'ID',
  options: {},
  run: restoreRun,
};

const eraseHelp = `npm run leads -- spam erase ID

Deletes a submission that was held back, beyond recovery from the store's
files. ID is what "spam" shows in the first column. There is no undo.

Example:
  npm run leads -- spam erase 84384db9d009944dfbda08bbee6d29bb
`;

async function* eraseRun(store: LeadStore, options: Options) {
  const id = String(options['ID']);
  yield (await store.discard(id)) ? 'Deleted.\n' : `Nothing is held back under ${id}.\n`;
}

/** `leads spam erase` */
export const spamErase: Command = {
  summary: 'Deletes one of them',
  help: eraseHelp,
  operand: 'ID',
  options: {},
  run: eraseRun,
};

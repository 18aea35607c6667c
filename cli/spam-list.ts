import { collectionLabels } from '../leads/documents.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import type { QuarantinedLead } from '../leads/quarantine.ts';
import type { Command } from './command.ts';
import { counted } from './describe.ts';
import { shortMoment, tableLine } from './table-line.ts';

const help = `npm run leads -- spam

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

async function* run(store: LeadStore) {
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
  help,
  options: {},
  run,
};

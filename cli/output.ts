import {
  collectionNames,
  collectionTitle,
  type CollectionName,
  type LeadDocument,
} from '../leads/documents.ts';
import type { ErasedCounts } from '../leads/lead-store.ts';
import { printableLine } from '../leads/printable-text.ts';
import type { CopyContents } from '../leads/sqlite/backup.ts';
import { counted } from '../shared/counted.ts';

/** One line of a table on a terminal: each cell cut and padded to its width, and free of control characters. */
export const tableLine = (cells: readonly string[], widths: readonly number[]): string => {
  const padded = widths.map((width, index) =>
    printableLine(cells[index] ?? '', width).padEnd(width),
  );
  return `${padded.join('  ').trimEnd()}\n`;
};

/** A moment as short as it can be read: ISO 8601 in seconds, UTC. */
export const shortMoment = (timestamp: string): string => timestamp.replace(/\.\d+Z$/u, 'Z');

/** Who sent it, as far as the form asked. */
export const nameAndEmail = (data: LeadDocument['data']): string =>
  'name' in data ? `${data.name}, ${data.email}` : data.email;

/** "Contact requests (contacts): 3", for each collection. */
const countsOf = (documents: Record<CollectionName, number>): string =>
  collectionNames.map((name) => `${collectionTitle(name)}: ${documents[name]}`).join(', ');

/** What a copy of the store holds. */
export const describeCopy = ({ documents, waitingMails }: CopyContents): string =>
  `${countsOf(documents)}; ${counted(waitingMails, 'mail')} not sent yet`;

/** What was deleted; undefined where it was nothing. */
export const describeErased = ({ documents, quarantined, mails }: ErasedCounts) => {
  const total = collectionNames.reduce((sum, name) => sum + documents[name], 0);
  if (total + quarantined === 0) return undefined;
  const spam = quarantined > 0 ? `, ${quarantined} held back as spam` : '';
  return `${counted(total, 'lead')}${spam} and ${counted(mails, 'mail')} of the outbox; ${countsOf(documents)}`;
};

import { collectionNames, collectionTitle, type CollectionName } from '../leads/documents.ts';
import type { ErasedCounts } from '../leads/lead-store.ts';
import type { CopyContents } from '../leads/sqlite/back-up.ts';

/** "1 mail", "2 mails". */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

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

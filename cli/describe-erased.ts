import { collectionNames } from '../leads/documents.ts';
import type { ErasedCounts } from '../leads/lead-store.ts';
import { counted } from './counted.ts';

/** What was deleted, in words; undefined where it was nothing. */
export const describeErased = ({ documents, quarantined, mails }: ErasedCounts) => {
  const total = collectionNames.reduce((sum, name) => sum + documents[name], 0);
  if (total + quarantined === 0) return undefined;
  const each = collectionNames.map((name) => `${name} ${documents[name]}`).join(', ');
  const spam = quarantined > 0 ? ` and ${quarantined} held back as spam` : '';
  return `${counted(total, 'document')} (${each})${spam} and ${counted(mails, 'mail')} of the outbox`;
};

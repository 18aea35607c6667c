import type { CollectionName, FieldsByCollection } from '../documents.ts';

/** What a mail tells the agency of. */
export type Lead = {
  [Name in CollectionName]: {
    collection: Name;
    fields: FieldsByCollection[Name];
    receivedAt: Date;
  };
}[CollectionName];

import type { CollectionName, FieldsByCollection } from '../documents.ts';

/** What a mail tells the agency of. */
export type Lead = {
  [Name in CollectionName]: {
    collection: Name;
    fields: FieldsByCollection[Name];
    receivedAt: Date;
    /** What was asked for, where the collection alone does not tell: "Free review requested". */
    request?: string | undefined;
  };
}[CollectionName];

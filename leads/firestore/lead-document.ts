import { Timestamp, type DocumentData } from '@google-cloud/firestore';
import { documentData, orderedFields } from '../document-fields.ts';
import type { CollectionName, FieldsByCollection, LeadDocument } from '../documents.ts';

/** A document as it is stored: the specified fields, its moment as Firestore's own kind of date. */
export const storedDocument = (
  collection: CollectionName,
  fields: FieldsByCollection[CollectionName],
  receivedAt: Date,
): DocumentData => ({
  // Half a character, which a browser does not send, is no text that Firestore takes.
  ...Object.fromEntries(
    orderedFields(collection, fields).map(([name, value]) => [name, value.toWellFormed()]),
  ),
  timestamp: Timestamp.fromDate(receivedAt),
});

/** A document as it was stored, by us or by whatever wrote to the collection before us. */
export const readDocument = <Collection extends CollectionName>(
  collection: Collection,
  id: string,
  stored: DocumentData,
): LeadDocument<Collection> => {
  const { timestamp, ...fields } = stored as FieldsByCollection[Collection] & {
    timestamp: Timestamp;
  };
  const data = documentData(collection, fields, timestamp.toDate());
  return { id, data: data as LeadDocument<Collection>['data'] };
};

import type { CollectionName, FieldsByCollection, LeadDocument } from './documents.ts';

/** The fields of each collection, in the order they are stored, mailed and exported. `timestamp` follows them. */
export const fieldNames = {
  contacts: ['name', 'email', 'service', 'brief'],
  authorityBuilderFunnel1: ['email'],
  newsletter: ['email'],
} as const satisfies { [Name in CollectionName]: readonly (keyof FieldsByCollection[Name])[] };

/** Names and values in the order of `fieldNames`; anything else `fields` carries is left out. */
export const orderedFields = (
  collection: CollectionName,
  fields: FieldsByCollection[CollectionName],
): [name: string, value: string][] => {
  const values: Readonly<Record<string, string>> = fields;
  return fieldNames[collection].map((name) => [name, values[name] ?? '']);
};

/** What the document holds: the specified fields and the moment of submission, no others. */
export const documentData = (
  collection: CollectionName,
  fields: FieldsByCollection[CollectionName],
  receivedAt: Date,
): LeadDocument['data'] =>
  Object.fromEntries([
    ...orderedFields(collection, fields),
    ['timestamp', receivedAt.toISOString()],
  ]) as LeadDocument['data'];

import type { ContactFields } from './forms/contact.ts';
import type { EmailSignUpFields } from './forms/email-sign-up.ts';

/** What a visitor typed, by the collection it is stored in (docs/product.md, 3). */
export interface FieldsByCollection {
  contacts: ContactFields;
  authorityBuilderFunnel1: EmailSignUpFields;
  newsletter: EmailSignUpFields;
}

export type CollectionName = keyof FieldsByCollection;

/** Every collection, in the order the agency's tool lists them. */
export const collectionNames = [
  'contacts',
  'authorityBuilderFunnel1',
  'newsletter',
] as const satisfies readonly CollectionName[];

/** A count for each collection that begins at nothing. */
export const noDocuments = (): Record<CollectionName, number> => ({
  contacts: 0,
  authorityBuilderFunnel1: 0,
  newsletter: 0,
});

/** What the agency calls each collection. */
export const collectionLabels: Readonly<Record<CollectionName, string>> = {
  contacts: 'Contact requests',
  authorityBuilderFunnel1: 'Guide requests',
  newsletter: 'Newsletter',
};

/** A collection as people are told of it: "Guide requests (authorityBuilderFunnel1)". */
export const collectionTitle = (name: CollectionName): string =>
  `${collectionLabels[name]} (${name})`;

/** A stored document: the specified fields and the moment of submission (ISO 8601, UTC), no others. */
export interface LeadDocument<Collection extends CollectionName = CollectionName> {
  id: string;
  data: FieldsByCollection[Collection] & { timestamp: string };
}

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

import * as z from 'zod';
import { contactForm } from './forms/contact.ts';
import { guideForm, newsletterForm } from './forms/email-sign-up.ts';

/**
 * The form of each collection (docs/product.md, 3), in the order the agency's tool lists them. The form's fields, in
 * its order, are what we store, mail, search and export.
 */
const forms = {
  contacts: contactForm,
  authorityBuilderFunnel1: guideForm,
  newsletter: newsletterForm,
};

export type CollectionName = keyof typeof forms;

export type FormContract = (typeof forms)[CollectionName];

/** The values a visitor typed into one of the forms. */
export type FormFields = z.infer<FormContract>;

export const collectionNames = Object.keys(forms) as CollectionName[];

/** A zero count for each collection. */
export const noDocuments = (): Record<CollectionName, number> => ({
  contacts: 0,
  authorityBuilderFunnel1: 0,
  newsletter: 0,
});

/** The display name of each collection. */
export const collectionLabels: Readonly<Record<CollectionName, string>> = {
  contacts: 'Contact requests',
  authorityBuilderFunnel1: 'Guide requests',
  newsletter: 'Newsletter',
};

/** A collection's display name and id: "Guide requests (authorityBuilderFunnel1)". */
export const collectionTitle = (name: CollectionName): string =>
  `${collectionLabels[name]} (${name})`;

/** The names of a collection's form fields. `timestamp`, which follows them in a document, is not included. */
export const fieldNames = (collection: CollectionName): string[] =>
  Object.keys(forms[collection].shape);

const text = z.string();

/**
 * The fields of a form and the time of submission, with the name of their collection.
 * Any text is valid: Firestore documents that predate this program may name no service, or another one.
 */
export const storedDocument = z.object({
  collection: z.enum(collectionNames),
  data: z.object({
    name: text.optional(),
    email: text,
    service: text.optional(),
    brief: text.optional(),
    timestamp: z.iso.datetime(),
  }),
});

export type StoredDocument = z.infer<typeof storedDocument>;

/** Builds the document to store. Drops everything in `fields` that the form does not define. */
export const documentOf = (
  collection: CollectionName,
  fields: FormFields,
  receivedAt: Date,
): StoredDocument => {
  const values: Readonly<Record<string, string>> = fields;
  const texts = fieldNames(collection).map((name) => [name, values[name] ?? '']);
  const data = { ...Object.fromEntries(texts), timestamp: receivedAt.toISOString() };
  return { collection, data };
};

/** The form fields of a document, without its timestamp. */
export const fieldsOf = (data: StoredDocument['data']): Record<string, string> => {
  const { timestamp: _, ...fields } = data;
  return fields;
};

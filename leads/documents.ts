import * as z from 'zod';
import { contactForm } from './forms/contact.ts';
import { guideForm, newsletterForm } from './forms/email-sign-up.ts';

/**
 * The form that each collection holds (docs/product.md, 3), in the order the
 * agency's tool lists them. What is stored, mailed, searched and exported are
 * the fields of the form, in its order.
 */
const forms = {
  contacts: contactForm,
  authorityBuilderFunnel1: guideForm,
  newsletter: newsletterForm,
};

export type CollectionName = keyof typeof forms;

export type FormContract = (typeof forms)[CollectionName];

/** What a visitor typed into one of the forms. */
export type FormFields = z.infer<FormContract>;

export const collectionNames = Object.keys(forms) as CollectionName[];

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

/** The names of a collection's fields. `timestamp` follows them. */
export const fieldNames = (collection: CollectionName): string[] =>
  Object.keys(forms[collection].shape);

const text = z.string();

/**
 * The fields of a form and the moment of submission, with the name of their collection.
 * Any text will do: what was written to Firestore before us may have named no service, or another.
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

/** The document that a form becomes. Whatever else `fields` carries is left out. */
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

/** What was typed, by the names of the fields. */
export const fieldsOf = (data: StoredDocument['data']): Record<string, string> => {
  const { timestamp: _, ...fields } = data;
  return fields;
};

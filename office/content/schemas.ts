import { z } from 'astro/zod';
import { isRecord, type Collection } from '@agency/content-model/reader/read-entries.ts';
import { schemas } from '@agency/content-model/schemas/content-files.ts';
import { references, type Target } from '@agency/content-model/schemas/fields.ts';
import { variantFor } from '@agency/content-model/schemas/map-fields.ts';
import type { PictureNeeds } from '@agency/content-model/schemas/picture-needs.ts';

/** What the schemas say of a field for the back office, beside its title and description. */
export interface Hints {
  widget?: 'heading' | 'longText' | 'picture' | 'mark' | 'day' | 'color';
  /** What stands before a number. */
  unit?: string;
  /** What choices are called. */
  names?: Readonly<Record<string, string>>;
  /** The one field that may stand in the file without its name. */
  short?: string;
  target?: Target;
  needs?: PictureNeeds;
  /** What goes without a tick, said while it is off. */
  whenOff?: string;
}

export interface FormSchema extends Hints {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  required?: string[];
  anyOf?: FormSchema[];
  enum?: unknown[];
  const?: unknown;
  [keyword: string]: unknown;
}

export type UiSchema = Record<string, unknown>;

export interface Form {
  /** JSON schema, with a title and a description at every field. */
  schema: FormSchema;
  /** Which widget stands where, by the names of react-jsonschema-form. */
  uiSchema: UiSchema;
}

/** A field of a group, or what a list consists of. */
export const partOf = (schema: FormSchema | undefined, key: PropertyKey): FormSchema | undefined =>
  typeof key === 'number' ? schema?.items : schema?.properties?.[String(key)];

/** The field that these names lead to; a field without anything where they lead nowhere. */
export const fieldAt = (
  schema: FormSchema | undefined,
  [key, ...rest]: readonly PropertyKey[],
): FormSchema =>
  key === undefined || !schema ? (schema ?? {}) : fieldAt(partOf(schema, key), rest);

/** The schema of an entry; of a page that of its template. */
export const schemaOf = (collection: Collection, data: unknown): z.ZodType => {
  const schema = schemas[collection];
  if (!(schema instanceof z.ZodDiscriminatedUnion) || !isRecord(data)) return schema;
  return variantFor(schema, data) ?? schema;
};

const widgetFor = ({ widget, target }: Hints): string | undefined => {
  if (widget === 'day') return 'date';
  if (widget) return widget;
  if (target === 'address') return 'pageLink';
  return target && 'reference';
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const uiOf = (field: FormSchema): UiSchema => {
  const widget = widgetFor(field);
  return {
    ...(widget && { 'ui:widget': widget }),
    ...(field.enum && {
      'ui:enumNames': field.enum.map(
        (choice) => field.names?.[String(choice)] ?? capitalized(String(choice)),
      ),
    }),
  };
};

/** One of several forms: the one that has a field for everything. */
const widest = (field: FormSchema): FormSchema => {
  if (field.widget === 'day') return { ...field, type: 'string', format: 'date' };
  const option =
    field.anyOf?.find(({ type }) => type === 'object') ??
    field.anyOf?.find(({ type }) => type !== 'null');
  return option ? { ...option, ...field, type: option.type } : field;
};

/** Always the same, and so nothing to fill in. */
const isFixed = (name: string, { required = [] }: FormSchema, field: FormSchema): boolean =>
  field.const !== undefined && required.includes(name);

const isNullable = ({ anyOf = [] }: FormSchema): boolean =>
  anyOf.some(({ type }) => type === 'null');

const toForm = (given: FormSchema): Form => {
  // The form asks for one of several shapes, and leaves checking to the schema itself.
  const {
    anyOf: _shapes,
    allOf: _checks,
    const: fixed,
    properties,
    items,
    ...schema
  } = widest(given);
  if (fixed !== undefined) schema.enum = [fixed];
  const uiSchema = uiOf(schema);
  if (items) {
    const form = toForm(items);
    return {
      schema: { ...schema, items: form.schema },
      uiSchema: { ...uiSchema, items: form.uiSchema },
    };
  }
  if (!properties) return { schema, uiSchema };
  const parts = Object.entries(properties)
    .filter(([name, part]) => !isFixed(name, schema, part))
    .map(([name, part]) => [name, toForm(part)] as const);
  const isAsked = (name: string) =>
    !isNullable(properties[name] ?? {}) && parts.some(([part]) => part === name);
  return {
    schema: {
      ...schema,
      properties: Object.fromEntries(parts.map(([name, part]) => [name, part.schema])),
      required: schema.required?.filter(isAsked) ?? [],
    },
    uiSchema: {
      ...uiSchema,
      ...Object.fromEntries(parts.map(([name, part]) => [name, part.uiSchema])),
    },
  };
};

/** The form for an entry: what the back office asks for, and how. */
export const formFor = (collection: Collection, data: unknown): Form =>
  toForm(
    z.toJSONSchema(schemaOf(collection, data), {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const target = references.get(zodSchema)?.target;
        if (target) jsonSchema['target'] = target;
      },
    }) as FormSchema,
  );

import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'astro/zod';
import {
  isRecord,
  type Collection,
  type Entry,
} from '@agency/content-model/reader/read-entries.ts';
import { schemas } from '@agency/content-model/schemas/content-files.ts';
import type { Target } from '@agency/content-model/schemas/fields.ts';
import { mapFields, variantFor } from '@agency/content-model/reader/map-fields.ts';
import type { PictureNeeds } from '@agency/content-model/schemas/pictures.ts';
import { matchItems } from './match-items.ts';

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

/** A field of a group, or what a list consists of. */
export const partOf = (schema: FormSchema | undefined, key: PropertyKey): FormSchema | undefined =>
  typeof key === 'number' ? schema?.items : schema?.properties?.[String(key)];

/** The field that these names lead to; a field without anything where they lead nowhere. */
export const fieldAt = (schema: FormSchema, field: readonly PropertyKey[]): FormSchema =>
  field.reduce<FormSchema | undefined>(partOf, schema) ?? {};

/** The schema of an entry; of a page that of its template. */
export const schemaOf = (collection: Collection, data: unknown): z.ZodType => {
  const schema = schemas[collection];
  if (!(schema instanceof z.ZodDiscriminatedUnion) || !isRecord(data)) return schema;
  return variantFor(schema, data) ?? schema;
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What each of these choices is called. */
const namesOf = (choices: readonly unknown[], given: Hints['names']): Hints['names'] =>
  Object.fromEntries(
    choices.map(String).map((choice) => [choice, given?.[choice] ?? capitalized(choice)]),
  );

/**
 * Leaves of a JSON schema what the form asks for: of several shapes the one
 * that has a field for everything, and nothing that is always the same. The
 * schema itself checks what was filled in.
 */
const shapeForm = (schema: z.core.$ZodType, form: FormSchema): void => {
  const option =
    form.anyOf?.find(({ type }) => type === 'object') ??
    form.anyOf?.find(({ type }) => type !== 'null');
  if (option) Object.assign(form, { ...option, ...form, type: option.type });
  const choices = form.const === undefined ? form.enum : [form.const];
  if (choices) Object.assign(form, { enum: choices, names: namesOf(choices, form.names) });
  for (const keyword of ['anyOf', 'allOf', 'const']) delete form[keyword];
  const { properties } = form;
  if (!(schema instanceof z.ZodObject) || !properties) return;
  for (const [name, field] of fieldsOf(schema)) {
    if (fixedValue(field) !== undefined) delete properties[name];
    if (field.isNullable || !(name in properties))
      form.required = form.required?.filter((one) => one !== name);
  }
};

const forms = new WeakMap<z.ZodType, FormSchema>();

/** The form for an entry: a JSON schema of what the back office asks for, with a title and a description at every field. Entries of a kind have the same. */
export const formFor = (collection: Collection, data: unknown): FormSchema => {
  const schema = schemaOf(collection, data);
  const known = forms.get(schema);
  if (known) return known;
  const form = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => shapeForm(zodSchema, jsonSchema as FormSchema),
  }) as FormSchema;
  forms.set(schema, form);
  return form;
};

interface Unwrapped {
  schema: unknown;
  isOptional: boolean;
  isNullable: boolean;
  byDefault?: unknown;
  /** The field whose words may stand in the file without a name. */
  short?: string;
}

const unwrap = (schema: unknown): Unwrapped => {
  if (schema instanceof z.ZodOptional) return { ...unwrap(schema.unwrap()), isOptional: true };
  if (schema instanceof z.ZodNullable) return { ...unwrap(schema.unwrap()), isNullable: true };
  if (schema instanceof z.ZodDefault)
    return { ...unwrap(schema.unwrap()), isOptional: true, byDefault: schema.def.defaultValue };
  const plain = { schema, isOptional: false, isNullable: false };
  const short = schema instanceof z.ZodUnion ? schema.meta()?.['short'] : undefined;
  if (!(schema instanceof z.ZodUnion) || typeof short !== 'string') return plain;
  return { ...plain, schema: schema.options.find((one) => one instanceof z.ZodObject), short };
};

const fieldsOf = (schema: z.ZodObject): [string, Unwrapped][] =>
  Object.entries(schema.shape).map(([name, part]) => [name, unwrap(part)]);

/** What always stands there; the owner is not asked for it. */
const fixedValue = ({ schema, isOptional }: Unwrapped): z.core.util.Literal | undefined =>
  schema instanceof z.ZodLiteral && !isOptional ? schema.value : undefined;

/** The data of a file as a form has them: nothing that is always the same, every text with its name. */
export const toForm = (given: unknown, value: unknown): unknown =>
  mapFields(given, value, (part, { schema, declared }) => {
    const { short } = unwrap(declared);
    if (short !== undefined && typeof part === 'string') return { [short]: part };
    if (!(schema instanceof z.ZodObject) || !isRecord(part)) return part ?? undefined;
    const asked = fieldsOf(schema).filter(
      ([name, field]) => fixedValue(field) === undefined && part[name] !== undefined,
    );
    return Object.fromEntries(asked.map(([name]) => [name, part[name]]));
  });

export interface EntryForm {
  data: Record<string, unknown>;
  body?: string;
  /** Changes with what the form shows, and with nothing else. */
  version: string;
}

/** What the form of an entry begins with. */
export const formDataOf = ({ collection, data, file, body }: Entry): EntryForm => {
  const form = {
    data: toForm(schemaOf(collection, data), data) as Record<string, unknown>,
    ...(file.endsWith('.md') && { body: body.replaceAll('\r\n', '\n') }),
  };
  const version = createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, 16);
  return { ...form, version };
};

const groupFrom = (schema: z.ZodObject, value: unknown, before: unknown) => {
  const given = isRecord(value) ? value : {};
  const old = isRecord(before) ? before : {};
  const parts = fieldsOf(schema).flatMap(([name, field]): [string, unknown][] => {
    const isThere = name in old;
    const fixed = fixedValue(field);
    if (fixed !== undefined) return [[name, isThere ? old[name] : fixed]];
    const part = fromForm(schema.shape[name], given[name], old[name]);
    if (
      part === undefined &&
      field.isNullable &&
      (isThere ? old[name] === null : !field.isOptional)
    )
      return [[name, null]];
    // A box that is not ticked is the same as none.
    const ordinary = field.byDefault ?? (field.isOptional ? false : undefined);
    const goesWithoutSaying = (!isThere || ordinary === false) && isDeepStrictEqual(part, ordinary);
    return part === undefined || goesWithoutSaying ? [] : [[name, part]];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
};

/**
 * What a form has sent, as it belongs into the file: in the order of the
 * schema, without what was left empty. `before` is what the file holds.
 */
export const fromForm = (schema: unknown, value: unknown, before: unknown): unknown => {
  const { schema: inner, isOptional, short } = unwrap(schema);
  if (typeof value === 'string') {
    const text = value.replaceAll('\r\n', '\n');
    return text === '' && before !== '' ? undefined : text;
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const old = Array.isArray(before) ? before : [];
    if (value.length === 0 && isOptional && before === undefined) return undefined;
    const places = matchItems(
      old.map((item) => toForm(inner.element, item)),
      value,
    );
    const nothing = unwrap(inner.element).schema instanceof z.ZodObject ? {} : '';
    return value.map(
      (item, index) => fromForm(inner.element, item, old[places[index] ?? -1]) ?? nothing,
    );
  }
  if (!(inner instanceof z.ZodObject)) return value ?? undefined;
  const old = short !== undefined && typeof before === 'string' ? { [short]: before } : before;
  const group = groupFrom(inner, value, old);
  const [name, ...others] = Object.keys(group ?? {});
  return short !== undefined && name === short && others.length === 0 ? group?.[short] : group;
};

import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'astro/zod';
import type { Entry } from '@agency/content-model/reader/read-entries.ts';
import { schemas, type Collection } from '@agency/content-model/schemas/content-files.ts';
import type { Target } from '@agency/content-model/schemas/fields.ts';
import { isRecord, mapFields, variantFor } from '@agency/content-model/reader/map-fields.ts';
import type { PictureNeeds } from '@agency/content-model/schemas/pictures.ts';
import { fullAddress } from './full-address.ts';
import { matchItems } from './match-items.ts';

/** What the schemas add to a field for the back office, besides its title and description. */
export interface Hints {
  /** `none` for what is set elsewhere than in the form. */
  widget?: 'heading' | 'longText' | 'richText' | 'picture' | 'mark' | 'color' | 'none';
  /** Shown before a number. */
  unit?: string;
  /** The labels of the choices. */
  names?: Readonly<Record<string, string>>;
  /** The field of a group that the file may give as a plain text in place of the group. */
  short?: string;
  target?: Target;
  needs?: PictureNeeds;
  /** What a new entry of this kind begins with. */
  start?: Record<string, unknown>;
  /** Whether an entry of this kind stays the last one when others are added. */
  isEnd?: boolean;
  /** Explains the consequence while a box is unticked. */
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
  /** The kinds of entry in a list, told apart by the field `discriminator` names. */
  oneOf?: FormSchema[];
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  const?: unknown;
  [keyword: string]: unknown;
}

/** The schema of a field in a group, or of the items of a list. */
export const partOf = (
  schema: FormSchema | undefined,
  key: PropertyKey,
): FormSchema | undefined => {
  if (typeof key === 'number') return schema?.items;
  const kinds = schema?.oneOf ?? [schema];
  // Without the data, the first kind with such a field; the fields of a name are alike.
  return kinds.map((kind) => kind?.properties?.[String(key)]).find(Boolean);
};

/** The schema of the field at this path; empty when there is none. */
export const fieldAt = (schema: FormSchema, field: readonly PropertyKey[]): FormSchema =>
  field.reduce<FormSchema | undefined>(partOf, schema) ?? {};

/** The schema of an entry. For a page, that of its template. */
export const schemaOf = (collection: Collection, data: unknown): z.ZodType => {
  const schema = schemas[collection];
  if (!(schema instanceof z.ZodDiscriminatedUnion) || !isRecord(data)) return schema;
  return variantFor(schema, data) ?? schema;
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A label for each choice. */
const namesOf = (choices: readonly unknown[], given: Hints['names']): Hints['names'] =>
  Object.fromEntries(
    choices
      .map(String)
      .map((choice) => [choice, given?.[choice] ?? choice.split('-').map(capitalized).join(', ')]),
  );

/** Lets the form tell the kinds of a union apart, by the constant that each of them has. */
const nameKinds = (
  { def: { discriminator }, options }: z.ZodDiscriminatedUnion,
  form: FormSchema,
): void => {
  form['discriminator'] = { propertyName: discriminator };
  for (const [index, kind] of (form.oneOf ?? []).entries()) {
    const option = options[index];
    const value = option instanceof z.ZodObject && unwrap(option.shape[discriminator]);
    kind.properties = {
      [discriminator]: { const: value && fixedValue(value) },
      ...kind.properties,
    };
  }
};

/**
 * Reduces a JSON schema to what the form asks for: of several alternatives the
 * one with a field for everything, and no constants. The zod schema still
 * validates what is filled in.
 */
const shapeForm = (schema: z.core.$ZodType, form: FormSchema): void => {
  const option =
    form.anyOf?.find(({ type }) => type === 'object') ??
    form.anyOf?.find(({ type }) => type !== 'null');
  if (option) Object.assign(form, { ...option, ...form, type: option.type });
  const choices = form.const === undefined ? form.enum : [form.const];
  if (choices) Object.assign(form, { enum: choices, names: namesOf(choices, form.names) });
  for (const keyword of ['anyOf', 'allOf', 'const']) delete form[keyword];
  if (schema instanceof z.ZodDiscriminatedUnion) nameKinds(schema, form);
  const { properties } = form;
  if (!(schema instanceof z.ZodObject) || !properties) return;
  for (const [name, field] of fieldsOf(schema)) {
    if (fixedValue(field) !== undefined) delete properties[name];
    if (field.isNullable || !(name in properties))
      form.required = form.required?.filter((one) => one !== name);
  }
};

const forms = new WeakMap<z.ZodType, FormSchema>();

/** The form of an entry: a JSON schema with a title and a description for every field, cached per zod schema. */
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
  /** The field that the file may give as a plain text in place of the group. */
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

/** The value of a constant field, which the form does not ask for. */
const fixedValue = ({ schema, isOptional }: Unwrapped): z.core.util.Literal | undefined =>
  schema instanceof z.ZodLiteral && !isOptional ? schema.value : undefined;

/** Converts data from a file for its form: removes constants and expands plain texts into groups. */
export const toForm = (given: unknown, value: unknown): unknown =>
  mapFields(given, value, (part, { schema, declared }) => {
    const { short } = unwrap(declared);
    if (short !== undefined && typeof part === 'string') return { [short]: part };
    if (!(schema instanceof z.ZodObject) || !isRecord(part)) return part ?? undefined;
    // A union's constant tells its kinds apart.
    const isKind = declared instanceof z.ZodDiscriminatedUnion;
    const asked = fieldsOf(schema).filter(
      ([name, field]) => (isKind || fixedValue(field) === undefined) && part[name] !== undefined,
    );
    return Object.fromEntries(asked.map(([name]) => [name, part[name]]));
  });

export interface EntryForm {
  data: Record<string, unknown>;
  body?: string;
  /** A hash of what the form shows, and of nothing else. */
  version: string;
}

/** The initial content of an entry's form. */
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
    // An unticked box equals a missing field.
    const ordinary = field.byDefault ?? (field.isOptional ? false : undefined);
    const isImplied = (!isThere || ordinary === false) && isDeepStrictEqual(part, ordinary);
    return part === undefined || isImplied ? [] : [[name, part]];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
};

/** Whether a field has the address of a page, maybe of another site. */
const isAddress = (schema: unknown): boolean =>
  schema instanceof z.ZodType &&
  (schema.meta()?.['target'] === 'address' || schema.meta()?.['format'] === 'uri');

/**
 * Converts data from a form for its file: in the order of the schema, without
 * empty fields. `before` is what the file holds now.
 */
export const fromForm = (schema: unknown, value: unknown, before: unknown): unknown => {
  const { schema: declared, isOptional, short } = unwrap(schema);
  const isUnion = declared instanceof z.ZodDiscriminatedUnion && isRecord(value);
  const inner = isUnion ? variantFor(declared, value) : declared;
  if (typeof value === 'string') {
    const text = isAddress(declared) ? fullAddress(value) : value.replaceAll('\r\n', '\n');
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

import { z } from 'astro/zod';
import { schemas, variantFor } from '../src/content-schemas/content-files.ts';
import { references, type Target } from '../src/content-schemas/fields.ts';
import type { PictureNeeds } from '../src/content-schemas/picture-needs.ts';
import type { Field } from './check-entries.ts';
import { isRecord, type Entry } from './read-entries.ts';

/** Visits a value and all it consists of, each with the schema that judges it. */
const walk = (
  schema: unknown,
  value: unknown,
  visit: (schema: z.ZodType, value: unknown, field: Field) => void,
  field: Field = [],
): void => {
  if (!(schema instanceof z.ZodType)) return;
  visit(schema, value, field);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    walk(schema.unwrap(), value, visit, field);
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, entry] of value.entries())
      walk(schema.element, entry, visit, [...field, index]);
  } else if (schema instanceof z.ZodDiscriminatedUnion && isRecord(value)) {
    walk(variantFor(schema, value), value, visit, field);
  } else if (schema instanceof z.ZodObject && isRecord(value)) {
    for (const [name, part] of Object.entries(schema.shape))
      walk(part, value[name], visit, [...field, name]);
  }
};

/** A place where an entry names something of another file. */
export interface Named {
  field: Field;
  target: Target;
  name: string;
  /** Of a picture. */
  needs?: PictureNeeds;
}

/** Every place where an entry names something of another file. */
export const namedIn = (entry: Entry): Named[] => {
  const named: Named[] = [];
  walk(schemas[entry.collection], entry.data, (schema, value, field) => {
    const target = references.get(schema)?.target;
    const needs = schema.meta()?.['needs'] as PictureNeeds | undefined;
    if (target && typeof value === 'string')
      named.push({ field, target, name: value, ...(needs && { needs }) });
  });
  return named;
};

/** The pictures of a Markdown text, by the names they have there. */
export const picturesInText = (text: string): string[] =>
  [...text.matchAll(/!\[(?:\\.|[^\]\\])*\]\(<?(?<name>[^)>\s]+)/gu)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );

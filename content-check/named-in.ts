import { z } from 'astro/zod';
import { schemas, variantFor } from '../src/content-schemas/content-files.ts';
import { references, type Target } from '../src/content-schemas/fields.ts';
import type { PictureNeeds } from '../src/content-schemas/picture-needs.ts';
import type { Field } from './check-entries.ts';
import { isRecord, type Entry } from './read-entries.ts';

export interface Named {
  field: Field;
  target: Target;
  name: string;
  needs?: PictureNeeds;
}

/** Every place in a value where something of another file is named, by the schema that judges it. */
const namedBy = (schema: unknown, value: unknown, field: Field): Named[] => {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return namedBy(schema.unwrap(), value, field);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, index) => namedBy(schema.element, entry, [...field, index]));
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(value))
    return namedBy(variantFor(schema, value), value, field);
  if (schema instanceof z.ZodObject && isRecord(value))
    return Object.entries(schema.shape).flatMap(([name, part]) =>
      namedBy(part, value[name], [...field, name]),
    );
  if (!(schema instanceof z.ZodString) || typeof value !== 'string') return [];
  const target = references.get(schema)?.target;
  const needs = schema.meta()?.['needs'] as PictureNeeds | undefined;
  return target ? [{ field, target, name: value, ...(needs && { needs }) }] : [];
};

export const namedIn = ({ collection, data }: Entry): Named[] =>
  namedBy(schemas[collection], data, []);

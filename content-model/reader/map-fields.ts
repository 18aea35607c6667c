import { z } from 'astro/zod';
import type { Field } from './problem.ts';
import type { Entry } from './read-entries.ts';
import { schemas } from '../schemas/content-files.ts';
import type { Target } from '../schemas/fields.ts';
import type { PictureNeeds } from '../schemas/pictures.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The variant of a discriminated union that a value belongs to. */
export const variantFor = (
  { def: { discriminator }, options }: z.ZodDiscriminatedUnion,
  value: Readonly<Record<string, unknown>>,
): z.ZodObject | undefined =>
  options
    .filter((option) => option instanceof z.ZodObject)
    .find(
      ({ shape }) => z.safeParse(shape[discriminator] ?? z.never(), value[discriminator]).success,
    );

/** The schema without optional, nullable and default wrappers; for a union, the variant for this value. */
const innermost = (schema: unknown, value: unknown): unknown => {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return innermost(schema.unwrap(), value);
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(value))
    return variantFor(schema, value);
  return schema instanceof z.ZodUnion
    ? schema.options.find((one) => one instanceof z.ZodObject)
    : schema;
};

interface FieldPlace {
  /** The unwrapped schema of the value; undefined when there is none. */
  schema: unknown;
  /** The schema as declared, with its optional wrapper or its union. */
  declared: unknown;
  /** The path to the value, as names and indexes. */
  field: readonly (string | number)[];
}

/** A copy of a value with every part replaced by `change`, children before parents. */
export const mapFields = (
  declared: unknown,
  value: unknown,
  change: (part: unknown, place: FieldPlace) => unknown,
  field: FieldPlace['field'] = [],
): unknown => {
  const schema = innermost(declared, value);
  const mapPart = (part: unknown, inner: unknown, name: string | number) =>
    mapFields(inner, part, change, [...field, name]);
  const place = { schema, declared, field };
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return change(
      value.map((item, index) => mapPart(item, schema.element, index)),
      place,
    );
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return change(value, place);
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    mapPart(part, schema.shape[name], name),
  ]);
  return change(Object.fromEntries(parts), place);
};

export interface Named {
  field: Field;
  target: Target;
  name: string;
  needs?: PictureNeeds;
  /** Whether the package must have a price. */
  isPriced?: boolean;
}

/** Every reference from an entry to something in another file, according to its schema. */
export const namedIn = ({ collection, data }: Entry): Named[] => {
  const found: Named[] = [];
  mapFields(schemas[collection], data, (name, { schema, field }) => {
    if (!(schema instanceof z.ZodString) || typeof name !== 'string') return name;
    const { target, needs, isPriced } = (schema.meta() ?? {}) as Partial<Named>;
    if (target)
      found.push({ field, target, name, ...(needs && { needs }), ...(isPriced && { isPriced }) });
    return name;
  });
  return found;
};

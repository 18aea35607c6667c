import { z } from 'astro/zod';

export type Field = readonly PropertyKey[];

type Visit = (schema: z.ZodType, value: unknown, field: Field) => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (schema: unknown, value: unknown): schema is z.ZodType =>
  schema instanceof z.ZodType && schema.safeParse(value).success;

/** Visits a value and all it consists of, each with the schema that judges it. */
export const walk = (schema: unknown, value: unknown, visit: Visit, field: Field = []): void => {
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
    const { discriminator } = schema.def;
    const option = schema.options.find(
      (one) => one instanceof z.ZodObject && fits(one.shape[discriminator], value[discriminator]),
    );
    walk(option, value, visit, field);
  } else if (schema instanceof z.ZodObject && isRecord(value)) {
    for (const [name, part] of Object.entries(schema.shape))
      walk(part, value[name], visit, [...field, name]);
  }
};

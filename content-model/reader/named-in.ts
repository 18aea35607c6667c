import { z } from 'astro/zod';
import { schemas } from '../schemas/content-files.ts';
import { references, type Target } from '../schemas/fields.ts';
import { mapFields } from '../schemas/map-fields.ts';
import type { PictureNeeds } from '../schemas/picture-needs.ts';
import type { Field } from '../checks/check-entries.ts';
import type { Entry } from './read-entries.ts';

export interface Named {
  field: Field;
  target: Target;
  name: string;
  needs?: PictureNeeds;
}

/** Every place in an entry where something of another file is named, by the schema that judges it. */
export const namedIn = ({ collection, data }: Entry): Named[] => {
  const found: Named[] = [];
  mapFields(schemas[collection], data, (name, { schema, field }) => {
    if (!(schema instanceof z.ZodString) || typeof name !== 'string') return name;
    const target = references.get(schema)?.target;
    const needs = schema.meta()?.['needs'] as PictureNeeds | undefined;
    if (target) found.push({ field, target, name, ...(needs && { needs }) });
    return name;
  });
  return found;
};

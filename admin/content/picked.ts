import { dirname, join } from 'node:path';
import { namedIn } from '../../content-check/named-in.ts';
import { entryOf, type Entry } from '../../content-check/read-entries.ts';
import { Refusal } from '../refusal.ts';

const unknown = new Refusal('There is no such field.', 404);

/** The way to what was clicked on a page: to its entry, and the names of the field in its form. */
export const wayToPicked = (
  entries: readonly Entry[],
  { way = [], picture }: { way?: readonly string[] | undefined; picture?: string | undefined },
): { way: readonly string[] } => {
  const [collection = '', id = ''] = way;
  if (entryOf(entries, collection, id)) return { way };
  for (const entry of entries)
    for (const { target, name, field } of namedIn(entry))
      if (target === 'picture' && join(dirname(entry.file), name) === picture)
        return { way: [entry.collection, entry.id, ...field.map(String)] };
  throw unknown;
};

import { getByPath, setByPath, type FieldPathList } from '@rjsf/utils';
import type { Data } from '../api-types.ts';

/** Something that was taken out of an entry, and where it was. */
export interface Removed {
  path: FieldPathList;
  words: string;
  value: unknown;
}

export const takeAt = (data: Data, path: FieldPathList): unknown => getByPath(data, path);

/** Puts it back to its place; the rest stays as it is now. */
export const putBack = (data: Data, { path, value }: Removed): unknown => {
  const copy = structuredClone(data);
  const place = path.at(-1);
  const list: unknown = getByPath(copy, path.slice(0, -1));
  if (typeof place === 'number' && Array.isArray(list)) list.splice(place, 0, value);
  else setByPath(copy, path, value);
  return copy;
};

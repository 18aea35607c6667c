import { getByPath, setByPath, type FieldPathList } from '@rjsf/utils';
import type { Written } from '../api-types.ts';

/** The form's content with a value put in at this path; the rest stays as it is. */
export const withValue = (written: Written, path: FieldPathList, value: unknown): Written => {
  const data = structuredClone(written.data);
  const place = path.at(-1);
  const list: unknown = getByPath(data, path.slice(0, -1));
  if (typeof place === 'number' && Array.isArray(list)) list.splice(place, 0, value);
  else setByPath(data, path, value);
  return { ...written, data };
};

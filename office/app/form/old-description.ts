import type { FieldPathList } from '@rjsf/utils';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPicture = (value: unknown): boolean =>
  typeof value === 'string' && /\.(?:avif|jpe?g|png|svg|webp)$/iu.test(value);

/**
 * The path to a description that still tells what the picture beside it showed before it was
 * replaced. Words that aren't `saved` yet, typed while the new picture was on its way, are about it.
 */
export const oldDescription = (
  before: unknown,
  after: unknown,
  saved: unknown,
  path: FieldPathList = [],
): FieldPathList | undefined => {
  if (!isGroup(before) || !isGroup(after)) return undefined;
  const kept = isGroup(saved) ? saved : {};
  const isOld = Boolean(after['alt']) && after['alt'] === before['alt'];
  for (const [name, value] of Object.entries(after)) {
    const was = before[name];
    const isNew = was === kept[name] && before['alt'] !== kept['alt'];
    if (isOld && !isNew && isPicture(was) && isPicture(value) && was !== value)
      return [...path, 'alt'];
    const place = Array.isArray(after) ? Number(name) : name;
    const found = oldDescription(was, value, kept[name], [...path, place]);
    if (found) return found;
  }
  return undefined;
};

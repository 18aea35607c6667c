import type { FieldPathList } from '@rjsf/utils';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPicture = (value: unknown): boolean =>
  typeof value === 'string' && /\.(?:avif|jpe?g|png|svg|webp)$/iu.test(value);

/** The path to a description that still tells what the picture beside it showed before it was replaced. */
export const oldDescription = (
  before: unknown,
  after: unknown,
  path: FieldPathList = [],
): FieldPathList | undefined => {
  if (!isGroup(before) || !isGroup(after)) return undefined;
  const isOld = Boolean(after['alt']) && after['alt'] === before['alt'];
  for (const [name, value] of Object.entries(after)) {
    const was = before[name];
    if (isOld && isPicture(was) && isPicture(value) && was !== value) return [...path, 'alt'];
    const found = oldDescription(was, value, [...path, Array.isArray(after) ? Number(name) : name]);
    if (found) return found;
  }
  return undefined;
};

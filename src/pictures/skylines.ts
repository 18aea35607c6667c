import { parseFragment } from 'parse5';
import { attributeOf, elementsIn } from '../../shared/html.ts';

const files = import.meta.glob<string>('../../content/pictures/skylines/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The one line of a skyline drawing: the `d` of its path, in a box of 480 × 160. */
export const skylinePath = (name: string): string => {
  const file = `content/pictures/skylines/${name}.svg`;
  const [line] = elementsIn(parseFragment(files[`../../${file}`] ?? ''), 'path');
  const path = line && attributeOf(line, 'd');
  if (!path) throw new Error(`${file} must be a drawing of a single <path>.`);
  return path;
};

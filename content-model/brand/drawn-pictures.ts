import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand, type Brand } from './read-brand.ts';

/** Where `npm run art` notes what it has drawn, from the root of the project. */
const recordFile = 'content/pictures/drawn.json';

/** A picture as it was drawn last. */
interface Drawn {
  /** The brand it was drawn for: six colors, plant and mark. */
  look: string;
  /** A hash of the drawing. */
  drawing: string;
  /** A hash of the file it came to. Another file in its place is the owner's own. */
  file: string;
}

export type DrawnPictures = Partial<Record<string, Drawn>>;

export const shortHash = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 12);

/** What pictures take of a brand. */
export const lookOf = ({ colors, plant, mark }: Pick<Brand, 'colors' | 'plant' | 'mark'>) => {
  const { ink, brand, action, accent, soft, ground } = colors;
  const sign = mark.isBloom ? 'bloom' : shortHash(mark.path);
  return [ink, brand, action, accent, soft, ground, plant, sign].join(' ');
};

export const recordIn = (root: string): string => join(root, recordFile);

export const readDrawnPictures = (root: string): DrawnPictures => {
  const file = recordIn(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DrawnPictures) : {};
};

/** A hash of the picture that stands in a project under this name, if there is one. */
export const hashOfPicture = (root: string, name: string): string | undefined => {
  const file = join(root, 'content/pictures', name);
  return existsSync(file) ? shortHash(readFileSync(file)) : undefined;
};

/** The drawn pictures that show another brand than `content/brand.yml`; not those the owner has replaced. */
export const picturesOfAnotherLook = (root: string): string[] => {
  const look = lookOf(readBrand(root));
  return Object.entries(readDrawnPictures(root))
    .filter(([name, drawn]) => drawn?.look !== look && hashOfPicture(root, name) === drawn?.file)
    .map(([name]) => name);
};

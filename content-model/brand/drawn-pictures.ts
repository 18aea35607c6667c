import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand, type Brand } from './read-brand.ts';

/** Where `npm run art` records what it has drawn, from the project root. */
export const recordFile = 'content/pictures/drawn.json';

/** The last drawing of a picture. */
interface Drawn {
  /** The brand look it was drawn for: six colors, plant and mark. */
  look: string;
  /** A hash of the drawing. */
  drawing: string;
  /** A hash of the resulting file. A file with another hash is the owner's own picture. */
  file: string;
}

export type DrawnPictures = Partial<Record<string, Drawn>>;

export const shortHash = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 12);

/** Everything about a brand that its pictures depend on, as one string to compare. */
export const lookOf = ({ colors, plant, mark }: Pick<Brand, 'colors' | 'plant' | 'mark'>) => {
  const { ink, brand, action, accent, soft, ground } = colors;
  const drawing = mark.parts ? JSON.stringify(mark.parts) : mark.path;
  const sign = mark.isBloom ? 'bloom' : shortHash(drawing);
  return [ink, brand, action, accent, soft, ground, plant, sign].join(' ');
};

export const recordIn = (root: string): string => join(root, recordFile);

export const readDrawnPictures = (root: string): DrawnPictures => {
  const file = recordIn(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DrawnPictures) : {};
};

/** A hash of the picture with this name, if it exists. */
export const hashOfPicture = (root: string, name: string): string | undefined => {
  const file = join(root, 'content/pictures', name);
  return existsSync(file) ? shortHash(readFileSync(file)) : undefined;
};

/** Drawn pictures that no longer match `content/brand.yml`, except those the owner has replaced. */
export const picturesOfAnotherLook = (root: string): string[] => {
  const look = lookOf(readBrand(root));
  return Object.entries(readDrawnPictures(root))
    .filter(([name, drawn]) => drawn?.look !== look && hashOfPicture(root, name) === drawn?.file)
    .map(([name]) => name);
};

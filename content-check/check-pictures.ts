import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { nearest } from './problem.ts';

/** Whether pictures can be read whole, by what tells one state of a file from another: that takes long, and the back office asks often. */
const looked = new Map<string, Promise<boolean>>();

const isReadable = async (file: string): Promise<boolean> => {
  const { ino, mtimeMs, size } = statSync(file);
  const state = [ino, mtimeMs, size].join(' ');
  const readable =
    looked.get(state) ??
    sharp(file)
      .resize(16)
      .toBuffer()
      .then(
        () => true,
        () => false,
      );
  looked.set(state, readable);
  return readable;
};

/** What is wrong with a picture of this name beside a content file. */
export const pictureProblem = async (folder: string, name: string): Promise<string | undefined> => {
  const file = join(folder, name);
  if (!existsSync(file)) {
    const beside = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
    const meant = nearest(basename(file), beside);
    const advice = meant
      ? `Did you mean ${join(dirname(name), meant)}?`
      : 'Put the file there, or write the name of another one.';
    return `There is no picture ${name}. ${advice}`;
  }
  return (await isReadable(file))
    ? undefined
    : `The file ${name} is there, but it is no picture that can be read. Save it again as JPEG, PNG or WebP`;
};

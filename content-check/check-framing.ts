import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { framingFile as file, framings } from '../src/content-schemas/framing.ts';
import { withFullStop, type Problem } from './problem.ts';

const advice = 'Set it in the back office, under Pictures, or take its lines out';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with how pictures are to be cut. */
export const framingProblems = (root: string): Problem[] => {
  const path = join(root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const { success, data, error } = framings.safeParse(parsed(text));
  if (!success) {
    const message = `This cannot be read: ${z.prettifyError(error).split('\n').join(' ')}. ${advice}`;
    return [{ file, message: withFullStop(message) }];
  }
  return Object.keys(data)
    .filter((name) => !existsSync(join(root, 'content/pictures', name)))
    .map((name) => ({ file, message: `There is no picture ${name}. ${advice}.` }));
};

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { projectEnvironment } from '../../scripts/run.mjs';
import { Refusal } from '../refusal.ts';
import { readBytes, writeWhole } from './files.ts';
import { hashOf, keptContent, type StoredFile } from './history-store.ts';
import { makeChange, onChange, type NewChange } from './history.ts';
import { onCopy } from './trial.ts';

type ChangedFile = NewChange['files'][number];

const run = promisify(execFile);

const project = fileURLToPath(new URL('../..', import.meta.url));

const patience = 120_000;

/** Hashes of the cards that were drawn here. */
const drawnList = (root: string) => join(root, 'data/admin/cards.json');

const readDrawn = (root: string): string[] =>
  existsSync(drawnList(root))
    ? (JSON.parse(readFileSync(drawnList(root), 'utf8')) as string[])
    : [];

/** Draws the quote card of a testimonial as it is after these changes. Answers with the picture as one more change; nothing is written. */
export const drawCard = async (
  root: string,
  id: string,
  files: readonly ChangedFile[] = [],
): Promise<ChangedFile> => {
  const name = `testimonials/${id}.webp`;
  const file = join('content/pictures', name);
  const draw = async (copy: string) => {
    const program = join(project, 'art/main.ts');
    const options = { cwd: copy, env: projectEnvironment(), timeout: patience };
    await run(process.execPath, [program, name], options);
    return readBytes(copy, file);
  };
  const after = await onCopy(root, files, draw, { withPictures: false }).catch(() => null);
  if (!after)
    throw new Refusal(
      'The card with the quote could not be drawn, and nothing was changed. It needs Chromium; CHROMIUM_PATH in .env says where that is.',
      503,
    );
  writeWhole(drawnList(root), JSON.stringify([...readDrawn(root), hashOf(after)]));
  return { file, before: readBytes(root, file), after };
};

const words = z.object({
  role: z.string(),
  city: z.string(),
  quote: z.string(),
  picture: z.string(),
  sample: z.boolean(),
});

const testimonialsIn = (content: Buffer | null) =>
  z.record(z.string(), words).safeParse(parse(String(content ?? ''))).data ?? {};

/** The testimonials whose card says something else now. A picture of the owner's own is no card; what is drawn for a sample is one. */
const outdatedCards = (root: string, { before, after }: StoredFile): string[] => {
  const then = testimonialsIn(keptContent(root, before));
  const drawn = readDrawn(root);
  return Object.entries(testimonialsIn(keptContent(root, after))).flatMap(([id, now]) => {
    const old = then[id];
    const card = `testimonials/${id}.webp`;
    if (!old || now.picture !== `./pictures/${card}`) return [];
    const isSame = (['role', 'city', 'quote'] as const).every((name) => old[name] === now[name]);
    const isCard =
      old.sample || drawn.includes(hashOf(readBytes(root, `content/pictures/${card}`)) ?? '');
    return !isSame && isCard ? [id] : [];
  });
};

const redraw = async (root: string, id: string): Promise<void> => {
  const picture = await drawCard(root, id);
  makeChange(root, { words: `The card of ${id} was drawn with its new words`, files: [picture] });
};

/**
 * Draws the card of a testimonial again whenever its words were changed, one
 * after the other. What it returns tells those that could not be drawn since the start.
 */
export const keepCardsDrawn = (
  root: string,
  report: (error: unknown) => void,
): (() => string[]) => {
  const pictureOf = (id: string) =>
    hashOf(readBytes(root, `content/pictures/testimonials/${id}.webp`));
  let queue = Promise.resolve();
  // With the picture as it was: it may be drawn by hand later.
  const undrawn = new Map<string, string | null>();
  const drawAgain = async (id: string) => {
    try {
      await redraw(root, id);
      undrawn.delete(id);
    } catch (error) {
      undrawn.set(id, pictureOf(id));
      report(error);
    }
  };
  onChange(root, (files) => {
    const touched = files.find(({ file }) => file === 'content/testimonials.yml');
    for (const id of touched ? outdatedCards(root, touched) : [])
      queue = queue.then(() => drawAgain(id));
  });
  return () => [...undrawn].flatMap(([id, old]) => (pictureOf(id) === old ? [id] : []));
};

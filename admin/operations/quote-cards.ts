import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectEnvironment } from '../../scripts/run.mjs';
import { Refusal } from '../refusal.ts';
import { readBytes } from './files.ts';
import { makeChange, type NewChange } from './history.ts';
import { onCopy } from './trial.ts';

type ChangedFile = NewChange['files'][number];

const run = promisify(execFile);

const project = fileURLToPath(new URL('../..', import.meta.url));

const patience = 120_000;

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
  return { file, before: readBytes(root, file), after };
};

/** Draws the card of a testimonial again, since its words have changed. */
export const redrawCard = async (root: string, id: string): Promise<void> => {
  const picture = await drawCard(root, id);
  makeChange(root, { words: `The card of ${id} was drawn with its new words`, files: [picture] });
};

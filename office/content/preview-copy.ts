import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { checkEntry } from '@agency/content-model/checks/check-entries.ts';
import { readEntriesOf } from '@agency/content-model/reader/read-entries.ts';
import { isTooDeep } from '@agency/content-model/checks/text-addresses.ts';
import { writeWhole } from '@agency/tooling/build/write-whole.ts';
import { previewFolder, type Preview } from '../preview.ts';

/** A link may lead to itself or to what is gone, and a file may be closed to us: the check of the content tells of them. */
const isReadable = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder }).filter((file) => isReadable(join(folder, file)));

/** What cannot be read or drawn would take the pages away; what was drawn last stays. */
const isDrawable = (file: string, text: Buffer): boolean => {
  const { entries, problems } = readEntriesOf(file, String(text));
  return (
    problems.length === 0 &&
    entries.every((entry) => !isTooDeep(entry.body) && checkEntry(entry).length === 0)
  );
};

/** What the development server reads only when it starts. */
const readAtStart = new Set(['brand.yml', 'redirects.yml']);

/**
 * Keeps the preview's copy of the content, in which unsaved words stand. It
 * follows every change to the content, pictures included, but of files that
 * have a draft.
 * What changes while it starts waits, since it would lose sight of that file.
 */
export const openPreviewCopy = (root: string, { state, onReady, restart }: Preview) => {
  const content = join(root, 'content');
  const folder = join(root, previewFolder, 'content');
  const drafts = new Map<string, Buffer>();

  const show = (name: string, text: Buffer): void => {
    const file = join(folder, name);
    // The development server draws no more pages than it must, and never reads half a file.
    if (existsSync(file) && readFileSync(file).equals(text)) return;
    if (!isDrawable(`content/${name}`, text)) return;
    writeWhole(file, text);
    if (readAtStart.has(name) || state() === 'ended') restart();
  };

  const follow = (): void => {
    if (state() === 'starting') return;
    const files = filesIn(content);
    for (const file of filesIn(folder)) if (!files.includes(file)) rmSync(join(folder, file));
    for (const file of files) show(file, drafts.get(file) ?? readFileSync(join(content, file)));
  };

  mkdirSync(folder, { recursive: true });
  let timer: NodeJS.Timeout | undefined;
  const followSoon = (wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(followAsFarAsPossible, wait);
  };
  // A file may vanish meanwhile, and the disk may be full: no reason to end, or to refuse what is saved.
  const followAsFarAsPossible = (): void => {
    try {
      follow();
    } catch {
      followSoon(1000);
    }
  };
  followAsFarAsPossible();
  onReady(followAsFarAsPossible);
  // Node's own loses sight of a file that another one has taken the place of.
  const watcher = watch(content, { ignoreInitial: true });
  watcher.on('all', () => followSoon(100)).on('error', () => followSoon(1000));
  // What changed while it looked around for the first time is told by no event.
  watcher.on('ready', followAsFarAsPossible);

  return {
    /** `file` from the root of the checkout. */
    showDraft: (file: string, text: string): void => {
      const name = file.replace(/^content\//u, '');
      const draft = Buffer.from(text);
      drafts.set(name, draft);
      if (state() !== 'starting') show(name, draft);
    },
    /** Shows what is saved. */
    dropDraft: (file: string): void => {
      drafts.delete(file.replace(/^content\//u, ''));
      followAsFarAsPossible();
    },
    close: (): void => {
      clearTimeout(timer);
      void watcher.close();
    },
  };
};

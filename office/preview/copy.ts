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
import { markdownIn } from '@agency/content-model/reader/map-fields.ts';
import { readEntriesOf } from '@agency/content-model/reader/read-entries.ts';
import { isTooDeep } from '@agency/content-model/checks/text-addresses.ts';
import { writeWhole } from '@agency/tooling/build/write-whole.ts';
import { previewFolder, type Preview } from './start.ts';

/** Whether a file can be read. The content check reports broken or circular symlinks and missing permissions. */
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

/** Whether the site can render a file. If not, its last good version stays, since pages would break. */
const isRenderable = (file: string, text: Buffer): boolean => {
  const { entries, problems } = readEntriesOf(file, String(text));
  return (
    problems.length === 0 &&
    entries.every(
      (entry) =>
        !markdownIn(entry).some((markdown) => isTooDeep(markdown.text)) &&
        checkEntry(entry).length === 0,
    )
  );
};

/** The files that the development server reads only when it starts. */
const readAtStart = new Set(['brand.yml', 'redirects.yml']);

/**
 * Maintains the preview's copy of the content, which includes unsaved drafts.
 * It follows every change to the content, pictures included, except in files
 * that have a draft. Changes wait while the development server starts, since it
 * would miss them.
 */
export const openPreviewCopy = (root: string, { state, onReady, announce, restart }: Preview) => {
  const content = join(root, 'content');
  const folder = join(root, previewFolder, 'content');
  const drafts = new Map<string, Buffer>();

  const show = (name: string, text: Buffer): void => {
    const file = join(folder, name);
    // Skips unchanged files, so that no page renders needlessly.
    if (existsSync(file) && readFileSync(file).equals(text)) return;
    if (!isRenderable(`content/${name}`, text)) return;
    // Atomic, so that the development server never reads half a file.
    writeWhole(file, text);
    announce({ changed: `content/${name}` });
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
    timer = setTimeout(tryToFollow, wait);
  };
  // A file may vanish meanwhile, or the disk may be full. Neither may end the process or make a save fail.
  const tryToFollow = (): void => {
    try {
      follow();
    } catch {
      followSoon(1000);
    }
  };
  tryToFollow();
  onReady(tryToFollow);
  // Node's own watcher stops following a file that was replaced.
  const watcher = watch(content, { ignoreInitial: true });
  watcher.on('all', () => followSoon(100)).on('error', () => followSoon(1000));
  // No event reports changes made during the initial scan.
  watcher.on('ready', tryToFollow);

  return {
    /** `file` is relative to the checkout. */
    showDraft: (file: string, text: string): void => {
      const name = file.replace(/^content\//u, '');
      const draft = Buffer.from(text);
      drafts.set(name, draft);
      if (state() !== 'starting') show(name, draft);
    },
    /** Shows the saved version again. */
    dropDraft: (file: string): void => {
      drafts.delete(file.replace(/^content\//u, ''));
      tryToFollow();
    },
    close: (): void => {
      clearTimeout(timer);
      void watcher.close();
    },
  };
};

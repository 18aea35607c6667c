import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The copy of `content/` that the preview shows, from the root of the checkout: `CONTENT_FOLDER` of `astro dev`. */
export const previewFolder = 'data/admin/preview/content';

const pictures = 'pictures';

/** All files but the pictures, which the copy shares with the content. */
const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, exclude: (name) => name === pictures }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );

/** Writes only what differs, so that the development server draws no more pages than it must. */
const put = (file: string, content: Buffer): void => {
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/**
 * Keeps a copy of the content in which unsaved words stand. It follows every
 * change to the content but of files that have a draft.
 */
export const openPreview = (root: string) => {
  const content = join(root, 'content');
  const folder = join(root, previewFolder);
  const drafts = new Set<string>();

  const follow = (): void => {
    const files = filesIn(content);
    for (const file of filesIn(folder)) if (!files.includes(file)) rmSync(join(folder, file));
    for (const file of files)
      if (!drafts.has(file)) put(join(folder, file), readFileSync(join(content, file)));
  };

  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, pictures)))
    // A junction needs no special rights on Windows; elsewhere it is a link like any other.
    symlinkSync(join(content, pictures), join(folder, pictures), 'junction');
  follow();
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
  const watcher = watch(content, { recursive: true });
  watcher.on('change', () => followSoon(100)).on('error', () => followSoon(1000));

  return {
    /** `file` from the root of the checkout. */
    showDraft: (file: string, text: string): void => {
      const name = file.replace(/^content\//u, '');
      drafts.add(name);
      put(join(folder, name), Buffer.from(text));
    },
    /** Shows what is saved. */
    dropDraft: (file: string): void => {
      drafts.delete(file.replace(/^content\//u, ''));
      followAsFarAsPossible();
    },
    close: (): void => {
      clearTimeout(timer);
      watcher.close();
    },
  };
};

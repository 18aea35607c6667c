import { byItself } from './publish-way.ts';
import { git, gitNames, withOwnIndex } from '../git.ts';
import type { Bytes } from '../history/files.ts';
import { keptContents } from '../history/saves.ts';

/** The commit whose content was published last, as far as it is known here. */
export const publishedCommit = (root: string): Promise<string> =>
  git(root, ['merge-base', 'HEAD', '@{upstream}']);

/** The files of the content that are not as they were published. */
export const unpushedFiles = async (
  root: string,
  published: string | Promise<string> = publishedCommit(root),
): Promise<string[]> => {
  const content = ['--', 'content'];
  const base = await published;
  const changed = ['diff', '--name-only', '--no-renames', '-z', base, ...content];
  const added = ['ls-files', '--others', '--exclude-standard', '-z', ...content];
  return [...(await gitNames(root, changed)), ...(await gitNames(root, added))];
};

/** A state of the content that was pushed. */
export interface PushedState {
  id: string;
  at: string;
  words: string[];
  /** Who published it. */
  by: string;
}

/** In the message of a commit that nobody has asked for. */
export const itselfTrailer = `Published: ${byItself}`;

const [unit, record] = ['\u001F', '\u001E'];

/** The last five states of the content that were pushed, the newest first. */
export const listPushed = async (root: string): Promise<PushedState[]> => {
  const fields = ['%H', '%cI', '%an', '%(trailers:key=Published,valueonly,separator=)', '%B'];
  const format = `--format=${fields.join(unit)}${record}`;
  const log = await git(root, ['log', '-5', '--no-merges', format, '@{upstream}', '--', 'content']);
  return log
    .split(record)
    .map((entry) => entry.trim().split(unit))
    .flatMap(([id = '', at = '', author = '', itself = '', message = '']) => {
      const [subject = '', ...body] = message.trim().split('\n');
      const listed = body.filter((one) => one.startsWith('- ')).map((one) => one.slice(2));
      return id
        ? [{ id, at, words: listed.length > 0 ? listed : [subject], by: itself || author }]
        : [];
    });
};

/** What every file of the content held in a commit. */
export const contentAt = async (root: string, commit: string): Promise<Map<string, Bytes>> => {
  const listed = ['ls-tree', '-r', '-z', '--name-only', commit, '--', 'content'];
  const names = await gitNames(root, listed);
  const contents = keptContents(
    root,
    names.map((name) => `${commit}:${name}`),
  );
  return new Map(names.map((name, index) => [name, contents[index] ?? null]));
};

/** Writes all files of a commit into a folder. */
export const exportCommit = (root: string, commit: string, folder: string): Promise<string> =>
  withOwnIndex(async (environment) => {
    await git(root, ['read-tree', commit], { environment });
    return git(root, ['checkout-index', '--all', `--prefix=${folder}/`], { environment });
  });

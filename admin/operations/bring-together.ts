import { Refusal } from '../refusal.ts';
import type { Bytes } from '../history/files.ts';
import { keptContents } from '../history/saves.ts';
import { git, gitNames, isAncestor, withOwnIndex } from '../git.ts';
import { byItself, type Publisher, type Upstream } from './publish-way.ts';
import type { Release } from './release.ts';
import { itselfTrailer, publishedCommit } from './pushed-states.ts';
import { refuseUnsettled, settle, type Choices, type Clash } from './settle.ts';

/** What is to be published. */
export interface Prepared {
  /** The commit to push: what stands here and what was pushed by others, together. */
  commit: string;
  /** The commit of what stands here. */
  own: string;
  /** Where the branch stood. */
  head: string;
}

const messageOf = (words: readonly string[]): string =>
  words.length === 1
    ? String(words[0])
    : [`${words.length} changes of the content`, '', ...words.map((one) => `- ${one}`)].join('\n');

/** Makes a commit whose author is who publishes. */
const commitTree = (
  root: string,
  parameters: readonly string[],
  message: string,
  by: Publisher,
): Promise<string> => {
  const commit = ['commit-tree', ...parameters, '-m', message];
  if (by === byItself) return git(root, [...commit, '-m', itselfTrailer]);
  const environment = { GIT_AUTHOR_NAME: by.name, GIT_AUTHOR_EMAIL: by.email };
  return git(root, commit, { environment });
};

/** Puts what files hold, or that they are gone, into an index. */
const addToIndex = async (
  root: string,
  files: readonly { file: string; after: Bytes }[],
  environment: Record<string, string>,
): Promise<void> => {
  for (const { file, after } of files) {
    const write = ['hash-object', '-w', '--stdin', '--path', file];
    const hash = after && (await git(root, write, { input: after }));
    const entry = hash
      ? ['--add', '--cacheinfo', `100644,${hash},${file}`]
      : ['--force-remove', file];
    await git(root, ['update-index', ...entry], { environment });
  }
};

/** What a commit of the content says, and holds. */
interface NewContent {
  words: readonly string[];
  /** What goes out of the files that differ from what was published; left out, it is all of it. */
  content?: Release['content'];
  by: Publisher;
}

/** A commit of the content as it stands here, or of what goes out of it, and of nothing else; `HEAD` itself where nothing has changed. */
const commitContent = (
  root: string,
  head: string,
  { words, content, by }: NewContent,
): Promise<string> =>
  withOwnIndex(async (environment) => {
    await git(root, ['read-tree', head], { environment });
    if (content) {
      const published = `${await publishedCommit(root)}:content`;
      await git(root, ['rm', '-r', '--cached', '--quiet', '--', 'content'], { environment });
      await git(root, ['read-tree', '--prefix=content/', published], { environment });
      await addToIndex(root, content, environment);
    } else await git(root, ['add', '--all', '--', 'content'], { environment });
    const tree = await git(root, ['write-tree'], { environment });
    if (tree === (await git(root, ['rev-parse', `${head}^{tree}`]))) return head;
    return commitTree(root, [tree, '-p', head], messageOf(words), by);
  });

const outsideContent = ['--', '.', ':(exclude)content'];

/** Files of the program that somebody has changed here cannot be written over. */
const refuseDirtyProgram = async (root: string, head: string, theirs: string): Promise<void> => {
  const diff = ['diff', '--name-only', '--no-renames', '-z'];
  const changed = await gitNames(root, [...diff, `${head}...${theirs}`, ...outsideContent]);
  const dirty = new Set(await gitNames(root, [...diff, 'HEAD', ...outsideContent]));
  const both = changed.filter((file) => dirty.has(file));
  if (both.length > 0)
    throw new Refusal(
      `The program of the site was changed in the repository and on this machine too: ${both.join(', ')}. A programmer has to bring the two together, then you can publish.`,
      409,
    );
};

/** Puts what becomes of the clashing files into the tree of a merge. */
const settleTree = async (
  root: string,
  { tree, files, sides }: { tree: string; files: readonly string[]; sides: readonly string[] },
  choices: Choices,
): Promise<string> =>
  withOwnIndex(async (environment) => {
    await git(root, ['read-tree', tree], { environment });
    const open: Clash[] = [];
    for (const file of files) {
      const [base = null, mine = null, theirs = null] = keptContents(
        root,
        sides.map((commit) => `${commit}:${file}`),
      );
      const settled = settle({ file, base, mine, theirs }, choices);
      open.push(...settled.open);
      await addToIndex(root, [{ file, after: settled.after }], environment);
    }
    refuseUnsettled(
      'Somebody else changed the same words. Choose below which ones stay, then publish.',
      open,
    );
    return git(root, ['write-tree'], { environment });
  });

/** The tree in which two commits come together. Refuses where a choice is missing. */
const mergeTrees = async (
  root: string,
  [mine, theirs]: readonly [string, string],
  choices: Choices,
): Promise<string> => {
  const merge = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', mine, theirs];
  // Where files clash, it answers with 1 and names them behind the tree.
  const [tree = '', ...files] = await gitNames(root, merge, { codes: [0, 1] });
  if (files.length === 0) return tree;
  const programs = files.filter((file) => !file.startsWith('content/'));
  if (programs.length > 0)
    throw new Refusal(
      `The program of the site was changed here and in the repository, at the same place: ${programs.join(', ')}. A programmer has to bring the two together, then you can publish.`,
      409,
    );
  const base = await git(root, ['merge-base', mine, theirs]);
  return settleTree(root, { tree, files, sides: [base, mine, theirs] }, choices);
};

/**
 * Brings the content as it stands here, or what goes out of it, together with what others have pushed
 * and was fetched. Nothing of the checkout has changed afterward. Refuses
 * where both changed the same field and no choice is given.
 */
export const bringTogether = async (
  root: string,
  { name }: Upstream,
  { choices, ...content }: NewContent & { choices: Choices },
): Promise<Prepared> => {
  const head = await git(root, ['rev-parse', 'HEAD']);
  const own = await commitContent(root, head, content);
  const theirs = await git(root, ['rev-parse', '@{upstream}']);
  if (await isAncestor(root, theirs, own)) return { commit: own, own, head };
  await refuseDirtyProgram(root, head, theirs);
  if (await isAncestor(root, own, theirs)) return { commit: theirs, own, head };
  const tree = await mergeTrees(root, [own, theirs], choices);
  const message = `Brought together with ${name}`;
  const parents = ['-p', own, '-p', theirs];
  return { commit: await commitTree(root, [tree, ...parents], message, content.by), own, head };
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildFolder, publishedBuild, type Build } from '@agency/tooling/build/builds.ts';
import { gitAnswer, gitNow, gitPush } from '../git.ts';
import { hasHistory, type Author } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';

/** Where a publication was pushed, or why the repository refused it. */
export interface Sent {
  /** The short name of the branch: `origin/main`. */
  to?: string;
  /** A sentence for the owner, with what to tell an engineer. */
  refused?: string;
}

const messageOf = (words: readonly string[]): string => {
  if (words.length === 1) return String(words[0]);
  return [`${words.length} changes of the content`, '', ...words.map((one) => `- ${one}`)].join(
    '\n',
  );
};

/** The tree of the branch with the content of a build, made in a temporary index to leave the owner's alone. */
const treeWithContent = (root: string, head: string, id: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'git-index-'));
  const environment = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    gitNow(root, ['read-tree', head], { environment });
    const place = ['--git-dir', resolve(root, '.git'), '--work-tree', buildFolder(root, id)];
    gitNow(root, [...place, 'add', '--all', '--', 'content'], { environment });
    return gitAnswer(root, ['write-tree'], { environment });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Commits only the content of a build to the branch. Saved but unpublished changes stay uncommitted. */
const commitContent = (root: string, { id, note }: Build, by: Author): void => {
  const head = gitAnswer(root, ['rev-parse', 'HEAD']);
  const tree = treeWithContent(root, head, id);
  if (tree === gitAnswer(root, ['rev-parse', `${head}^{tree}`])) return;
  const environment = {
    GIT_AUTHOR_NAME: by.name,
    GIT_AUTHOR_EMAIL: by.email,
    GIT_COMMITTER_NAME: by.name,
    GIT_COMMITTER_EMAIL: by.email,
  };
  const message = messageOf(note.words.length > 0 ? note.words : ['Published again']);
  const commit = gitAnswer(root, ['commit-tree', tree, '-p', head, '-m', message], { environment });
  gitNow(root, ['update-ref', '-m', 'published', 'HEAD', commit, head]);
  gitNow(root, ['reset', '--quiet', '--', 'content']);
};

/** The upstream of the current branch; empty when none is set. */
const upstreamOf = (root: string): string => {
  const format = '--format=%(HEAD)%(upstream:short)';
  const branches = gitAnswer(root, ['for-each-ref', format, 'refs/heads']).split('\n');
  return branches.find((line) => line.startsWith('*'))?.slice(1) ?? '';
};

/**
 * If there is a git remote, commits what is published and pushes it. Nothing is
 * merged. A refused push leaves the commit, and the next push includes it.
 */
export const sendPublished = async (root: string, by: Author): Promise<Sent> => {
  const build = publishedBuild(root);
  if (!build || !hasHistory(root) || gitAnswer(root, ['remote']) === '') return {};
  const refusedFor = (reason: string): Sent => ({
    refused: `The copy that your engineer works with isn’t up to date. What you published is safe. Tell whoever looks after it: “git push: ${reason}”.`,
  });
  try {
    const to = upstreamOf(root);
    if (to !== '') commitContent(root, build, by);
    const reason = await gitPush(root);
    return reason === undefined ? { to } : refusedFor(reason);
  } catch (error) {
    if (error instanceof Refusal) return refusedFor(error.message);
    throw error;
  }
};

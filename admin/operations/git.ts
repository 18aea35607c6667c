import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';
import type { Publication } from './publications.ts';

const run = promisify(execFile);

/** A push waits for a server far away. */
const patience = 90_000;

const refusals: readonly [RegExp, string][] = [
  [
    /fetch first|non-fast-forward|stale info/u,
    'Somebody else has published since. Their changes have to come here first: type "git pull" in the folder of the site, then publish again.',
  ],
  [
    /hook declined|protected branch/u,
    'The repository takes no changes from here. Ask whoever looks after it.',
  ],
  [
    /Authentication failed|Permission denied|could not read Username|returned error: 40[13]/u,
    'The repository does not know this machine. Sign in to it with git once, then publish again.',
  ],
  [
    /resolve host|unable to access|does not appear to be a git repository|Connection|timed out/u,
    'The repository cannot be reached just now. Try again in a few minutes.',
  ],
  [
    /tell me who you are|empty ident/u,
    'Git does not know who you are. Type: git config user.name "Your name", then: git config user.email you@example.com',
  ],
];

const stderrOf = (error: unknown): string =>
  error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);

/** Runs git in the checkout, asking nobody for a password. Refuses with what it means to the owner. */
const git = async (
  root: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> => {
  const env = {
    ...process.env,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
    ...environment,
  };
  try {
    const { stdout } = await run('git', [...parameters], { cwd: root, env, timeout: patience });
    return stdout;
  } catch (error) {
    const words = stderrOf(error);
    const known = refusals.find(([pattern]) => pattern.test(words));
    const last = words.trim().split('\n').at(-1) ?? '';
    throw new Refusal(known?.[1] ?? `Git refused: ${last}`, 503);
  }
};

const succeeds = (root: string, ...parameters: string[]): Promise<boolean> =>
  git(root, parameters).then(
    () => true,
    () => false,
  );

/** Whether the checkout has a branch elsewhere that it is pushed to. */
export const hasUpstream = (root: string): Promise<boolean> =>
  succeeds(root, 'rev-parse', '--verify', '--quiet', '@{upstream}');

const namesIn = (output: string) => output.split('\0').filter(Boolean);

/** The files of the content that are not as they were published. */
export const unpushedFiles = async (root: string): Promise<string[]> => {
  const content = ['--', 'content'];
  const changed = ['diff', '--name-only', '--no-renames', '-z', '@{upstream}', ...content];
  const added = ['ls-files', '--others', '--exclude-standard', '-z', ...content];
  return [...namesIn(await git(root, changed)), ...namesIn(await git(root, added))];
};

/** Names the commit that is on its way, in case this program is killed before it is part of the branch here. */
const pendingPush = 'refs/back-office/pushing';

const takeOver = async (root: string, commit: string, head: string): Promise<void> => {
  await git(root, ['update-ref', '-m', 'published', 'HEAD', commit, head]);
  await git(root, ['reset', '--quiet', '--', 'content']);
};

/** Where a push was cut short after the repository had taken it, its commit becomes part of the branch here. */
const finishPush = async (root: string): Promise<void> => {
  if (!(await succeeds(root, 'rev-parse', '--verify', '--quiet', pendingPush))) return;
  await git(root, ['fetch', '--quiet']);
  const head = (await git(root, ['rev-parse', 'HEAD'])).trim();
  const [commit = '', parent] = (
    await git(root, ['rev-parse', pendingPush, `${pendingPush}^`])
  ).split('\n');
  const isTaken = await succeeds(root, 'merge-base', '--is-ancestor', commit, '@{upstream}');
  if (isTaken && parent === head) await takeOver(root, commit, head);
  await git(root, ['update-ref', '-d', pendingPush]);
};

const messageOf = (words: readonly string[]): string =>
  words.length === 1
    ? String(words[0])
    : [`${words.length} changes of the content`, '', ...words.map((one) => `- ${one}`)].join('\n');

/**
 * Commits the content, and nothing else, and pushes it. The commit becomes part
 * of the branch here only once it has been taken there: what is refused leaves
 * no trace.
 */
export const pushContent = async (root: string, words: readonly string[]): Promise<void> => {
  const line = async (...parameters: string[]) => (await git(root, parameters)).trim();
  const index = join(root, 'data/admin/git-index');
  const aside = { GIT_INDEX_FILE: index };
  mkdirSync(join(root, 'data/admin'), { recursive: true });
  // What a killed program left behind would stop git.
  rmSync(`${index}.lock`, { force: true });
  try {
    await finishPush(root);
    const head = await line('rev-parse', 'HEAD');
    const branch = await line('symbolic-ref', '--short', 'HEAD');
    const remote = await line('config', `branch.${branch}.remote`);
    const target = await line('config', `branch.${branch}.merge`);
    await git(root, ['read-tree', 'HEAD'], aside);
    await git(root, ['add', '--all', '--', 'content'], aside);
    const tree = (await git(root, ['write-tree'], aside)).trim();
    const isSame = tree === (await line('rev-parse', 'HEAD^{tree}'));
    const commit = isSame
      ? head
      : await line('commit-tree', tree, '-p', head, '-m', messageOf(words));
    if (!isSame) await git(root, ['update-ref', pendingPush, commit]);
    await git(root, ['push', '--quiet', remote, `${commit}:${target}`]);
    await takeOver(root, commit, head);
    await git(root, ['update-ref', '-d', pendingPush]);
  } finally {
    rmSync(index, { force: true });
  }
};

const [unit, record] = ['\u001F', '\u001E'];

/** The last five states of the content that were pushed, the newest first. */
export const listPushed = async (root: string): Promise<Publication[]> => {
  const format = `--format=%H${unit}%cI${unit}%B${record}`;
  const log = await git(root, ['log', '-5', format, '@{upstream}', '--', 'content']);
  return log
    .split(record)
    .map((entry) => entry.trim().split(unit))
    .flatMap(([id = '', at = '', message = ''], index) => {
      const [subject = '', ...body] = message.trim().split('\n');
      const listed = body.filter((one) => one.startsWith('- ')).map((one) => one.slice(2));
      const words = listed.length > 0 ? listed : [subject];
      return id ? [{ id, at, words, live: index === 0 }] : [];
    });
};

/** What every file of the content held in a commit. */
export const contentAt = async (root: string, commit: string): Promise<Map<string, Buffer>> => {
  const tree = ['ls-tree', '-r', '-z', '--name-only', commit, '--', 'content'];
  const read = async (file: string) => {
    const { stdout } = await run('git', ['show', `${commit}:${file}`], {
      cwd: root,
      encoding: 'buffer',
      maxBuffer: 64 * 1024 * 1024,
    });
    return [file, stdout] as const;
  };
  const files = new Map<string, Buffer>();
  for (const name of namesIn(await git(root, tree))) files.set(...(await read(name)));
  return files;
};

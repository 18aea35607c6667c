import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { Refusal } from './refusal.ts';

/** How long git may take, in milliseconds: a push waits for a server far away. */
const timeout = 90_000;

const refusals: readonly [RegExp, string][] = [
  [
    /fetch first|non-fast-forward|stale info/u,
    'Somebody else published at this very moment. Publish again.',
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

interface GitOptions {
  environment?: Record<string, string>;
  /** What git reads from its standard input. */
  input?: string | Buffer;
  /** Exit codes that are an answer and no failure; 0 if left out. */
  codes?: readonly number[];
}

const environmentOf = (own: Record<string, string>) => ({
  ...process.env,
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  ...own,
});

const lastWords = (words: string): string => words.trim().split('\n').at(-1) ?? '';

/** The owner's git may be set to refuse files whose line ends it would convert. Nothing could be published then. */
const tolerant = ['-c', 'core.safecrlf=false'];

/**
 * Runs git in the checkout with the owner's own settings. It has no terminal,
 * so that neither git nor ssh waits for somebody to type a password. Refuses
 * with what it means to the owner.
 */
const runGit = async (
  root: string,
  parameters: readonly string[],
  { environment = {}, input = '', codes = [0] }: GitOptions = {},
): Promise<Buffer> => {
  const child = spawn('git', [...tolerant, ...parameters], {
    cwd: root,
    env: environmentOf(environment),
    // In a session of its own there is no terminal to ask on.
    detached: true,
    timeout,
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null)).once('close', resolve);
  });
  child.stdin.on('error', () => undefined).end(input);
  const [code, output, words] = await Promise.all([
    ended,
    buffer(child.stdout),
    text(child.stderr),
  ]);
  if (code !== null && codes.includes(code)) return output;
  const known = refusals.find(([pattern]) => pattern.test(words));
  throw new Refusal(known?.[1] ?? `Git refused: ${lastWords(words)}`, 503);
};

/**
 * Runs git at once, with nothing in between, for what concerns this machine
 * alone. The owner's hooks are not run. Refuses with git's own words.
 */
export const gitNow = (
  root: string,
  parameters: readonly string[],
  { input = '' }: Pick<GitOptions, 'input'> = {},
): Buffer => {
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    ['-c', 'core.hooksPath=/dev/null', ...tolerant, ...parameters],
    { cwd: root, env: environmentOf({}), input, maxBuffer: 2 ** 28, timeout },
  );
  if (error) throw new Refusal('Git can’t be started. Is it installed on this machine?', 503);
  if (status !== 0) throw new Refusal(`Git refused: ${lastWords(String(stderr))}`, 503);
  return stdout;
};

/** What git answers, without white space around it. */
export const git = async (
  root: string,
  parameters: readonly string[],
  options?: GitOptions,
): Promise<string> => String(await runGit(root, parameters, options)).trim();

export const gitSucceeds = (root: string, ...parameters: string[]): Promise<boolean> =>
  runGit(root, parameters).then(
    () => true,
    () => false,
  );

/** Whether one commit is part of the history of another, or the same. */
export const isAncestor = (root: string, one: string, other: string): Promise<boolean> =>
  gitSucceeds(root, 'merge-base', '--is-ancestor', one, other);

/** The names that git separates by NUL (`-z`). */
export const gitNames = async (
  root: string,
  parameters: readonly string[],
  options?: GitOptions,
): Promise<string[]> =>
  String(await runGit(root, parameters, options))
    .split('\0')
    .filter(Boolean);

/** Runs `use` with an index of its own, so that the owner's stays as it is. */
export const withOwnIndex = async <Result>(
  use: (environment: Record<string, string>) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'git-index-'));
  try {
    return await use({ GIT_INDEX_FILE: join(folder, 'index') });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

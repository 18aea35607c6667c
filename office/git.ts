import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { Refusal } from './refusal.ts';

/** How long git may take, in milliseconds. A push waits for a remote server. */
const timeout = 90_000;

interface GitOptions {
  environment?: Record<string, string>;
  /** What git reads from its standard input. */
  input?: string | Buffer;
}

const environmentOf = (own: Record<string, string>) => ({
  ...process.env,
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  ...own,
});

const lastLine = (words: string): string => words.trim().split('\n').at(-1) ?? '';

/** Overrides an owner's setting to refuse files whose line endings git would convert. That would block publishing. */
const acceptLineEndings = ['-c', 'core.safecrlf=false'];

/**
 * Runs git synchronously, so that nothing else can run in between. For local
 * commands only. Skips the owner's hooks. Throws a `Refusal` with git's message.
 */
export const gitNow = (
  root: string,
  parameters: readonly string[],
  { input = '', environment = {} }: GitOptions = {},
): Buffer => {
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    ['-c', 'core.hooksPath=/dev/null', ...acceptLineEndings, ...parameters],
    { cwd: root, env: environmentOf(environment), input, maxBuffer: 2 ** 28, timeout },
  );
  if (error)
    throw new Refusal(
      'Git, the program that keeps the history, can’t be started. Is it installed on this machine?',
      503,
    );
  if (status !== 0)
    throw new Refusal(
      `Git, the program that keeps the history, refused: “${lastLine(String(stderr))}”`,
      503,
    );
  return stdout;
};

/** The output of git, trimmed. */
export const gitAnswer = (
  root: string,
  parameters: readonly string[],
  options?: GitOptions,
): string => String(gitNow(root, parameters, options)).trim();

/**
 * Pushes the branch to the remote in the owner's settings. Neither git nor ssh
 * has a terminal, so neither waits for a password. Returns git's message when
 * the push fails.
 */
export const gitPush = async (root: string): Promise<string | undefined> => {
  const child = spawn('git', ['push', '--quiet'], {
    cwd: root,
    env: environmentOf({}),
    // A separate session has no terminal to prompt on.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout,
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null)).once('close', resolve);
  });
  const [code, words] = await Promise.all([ended, text(child.stderr)]);
  if (code === 0) return undefined;
  const reason = words.split('\n').find((line) => /rejected|fatal:|error:/u.test(line));
  return reason?.trim() || lastLine(words) || 'git gave no answer in time';
};

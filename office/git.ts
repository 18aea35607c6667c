import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { Refusal } from './refusal.ts';

/** How long git may take, in milliseconds: a push waits for a server far away. */
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

const lastWords = (words: string): string => words.trim().split('\n').at(-1) ?? '';

/** The owner's git may be set to refuse files whose line ends it would convert. Nothing could be published then. */
const tolerant = ['-c', 'core.safecrlf=false'];

/**
 * Runs git at once, with nothing in between, for what concerns this machine
 * alone. The owner's hooks are not run. Refuses with git's own words.
 */
export const gitNow = (
  root: string,
  parameters: readonly string[],
  { input = '', environment = {} }: GitOptions = {},
): Buffer => {
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    ['-c', 'core.hooksPath=/dev/null', ...tolerant, ...parameters],
    { cwd: root, env: environmentOf(environment), input, maxBuffer: 2 ** 28, timeout },
  );
  if (error) throw new Refusal('Git can’t be started. Is it installed on this machine?', 503);
  if (status !== 0) throw new Refusal(`Git refused: ${lastWords(String(stderr))}`, 503);
  return stdout;
};

/** What git answers, without white space around it. */
export const gitAnswer = (
  root: string,
  parameters: readonly string[],
  options?: GitOptions,
): string => String(gitNow(root, parameters, options)).trim();

/**
 * Sends the branch where the owner's settings say. Neither git nor ssh has a
 * terminal, so that neither waits for somebody to type a password. Answers with
 * git's own words where it refuses.
 */
export const gitPush = async (root: string): Promise<string | undefined> => {
  const child = spawn('git', ['push', '--quiet'], {
    cwd: root,
    env: environmentOf({}),
    // In a session of its own there is no terminal to ask on.
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
  return reason?.trim() || lastWords(words) || 'git gave no answer in time';
};

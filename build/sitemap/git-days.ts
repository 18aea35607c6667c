import { execFileSync } from 'node:child_process';

const git = (directory: string, ...parameters: string[]): string =>
  execFileSync('git', parameters, {
    cwd: directory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });

const isWholeHistory = (directory: string) =>
  git(directory, 'rev-parse', '--is-shallow-repository').trim() === 'false' &&
  git(directory, 'rev-parse', '--show-prefix').trim() === '';

const committed = (directory: string) => {
  const days = new Map<string, string>();
  let day = '';
  const log = ['-c', 'core.quotePath=off', 'log', '--format=@%cs', '--name-only', '--', 'content'];
  for (const line of git(directory, ...log).split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
};

const uncommitted = (directory: string) =>
  git(directory, 'status', '--porcelain', '--untracked-files=all', '--', 'content')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3).split(' -> ').at(-1) ?? '');

/**
 * The day on which each file of `content/` last changed, by the history of the
 * project: 2026-11-09. What is not committed yet changed `today`. Empty where
 * there is no history, or only a part of it, which would name wrong days.
 */
export const gitDays = (directory: string, today: string): Map<string, string> => {
  try {
    if (!isWholeHistory(directory)) return new Map();
    const days = committed(directory);
    for (const file of uncommitted(directory)) days.set(file, today);
    return days;
  } catch {
    return new Map();
  }
};

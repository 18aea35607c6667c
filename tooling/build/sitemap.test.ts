import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { readSearchPages } from './sitemap.ts';

const git = (directory: string, parameters: string[], day = '2026-01-01') =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=t@example.com', ...parameters], {
    cwd: directory,
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    stdio: 'ignore',
  });

const write = (directory: string, file: string, content: string) => {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), content);
};

const commitOn = (directory: string, day: string, file: string, content: string) => {
  write(directory, file, content);
  git(directory, ['add', '-A']);
  git(directory, ['commit', '-m', day], day);
};

const newProject = () => {
  const directory = temporaryDirectory();
  git(directory, ['init']);
  commitOn(directory, '2026-02-01', 'content/testimonials.yml', 'one: { quote: One }');
  commitOn(directory, '2026-03-01', 'content/pages/about.yml', 'head: { title: One }');
  return directory;
};

test('a page’s date is the last commit to its file or its testimonials; a noindex page is left out', () => {
  const directory = newProject();
  write(directory, 'content/pages/careers.yml', 'head: { title: Soon, index: false }');
  commitOn(directory, '2026-04-01', 'content/pages/contact.yml', 'head: { title: One }');
  const pages = readSearchPages(directory, directory);
  expect(Object.fromEntries(pages)).toEqual({ '/about': '2026-03-01', '/contact': '2026-04-01' });
  commitOn(directory, '2026-05-01', 'content/testimonials.yml', 'one: { quote: Two }');
  expect(readSearchPages(directory, directory).get('/about')).toBe('2026-05-01');
});

test('a page that is not committed yet has the date its file was written', () => {
  const directory = newProject();
  write(directory, 'content/pages/about.yml', 'head: { title: Two }');
  write(directory, 'content/pages/contact.yml', 'head: { title: New }');
  utimesSync(join(directory, 'content/pages/about.yml'), new Date(), new Date('2026-06-01T10:00Z'));
  const today = new Date().toISOString().slice(0, 10);
  const copy = temporaryDirectory();
  cpSync(join(directory, 'content'), join(copy, 'content'), {
    recursive: true,
    preserveTimestamps: true,
  });
  expect(Object.fromEntries(readSearchPages(copy, directory))).toEqual({
    '/about': '2026-06-01',
    '/contact': today,
  });
});

test('a page that shows its readers a date has the same one in the sitemap', () => {
  const directory = newProject();
  for (const head of ['updated: 2025-06-07\npublished: 2025-05-06', 'published: 2025-06-07']) {
    write(directory, 'content/blog/signs/index.md', `---\n${head}\n---\n\nText`);
    expect(readSearchPages(directory, directory).get('/signs')).toBe('2025-06-07');
  }
});

test('without a git history, or with a shallow one, no date is made up', () => {
  const whole = newProject();
  const shallow = join(temporaryDirectory(), 'shallow');
  git(whole, ['clone', '--depth=1', `file://${whole}`, shallow]);
  const bare = temporaryDirectory();
  write(bare, 'content/pages/about.yml', 'head: { title: One }');
  const uncommitted = temporaryDirectory();
  git(uncommitted, ['init']);
  write(uncommitted, 'content/pages/about.yml', 'head: { title: One }');
  for (const directory of [bare, shallow, uncommitted])
    expect(readSearchPages(directory, directory)).toEqual(new Map([['/about', undefined]]));
});

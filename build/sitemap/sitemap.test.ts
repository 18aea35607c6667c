import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { gitDays } from './git-days.ts';
import { lastChange } from './last-change.ts';
import { pageFacts } from './page-facts.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const write = (directory: string, file: string, content: string) => {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), content);
};

const git = (directory: string, parameters: string[], day = '2026-01-01') =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=t@example.com', ...parameters], {
    cwd: directory,
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    stdio: 'ignore',
  });

const commitOn = (directory: string, day: string, file: string, content: string) => {
  write(directory, file, content);
  git(directory, ['add', '-A']);
  git(directory, ['commit', '-m', day], day);
};

const newProject = () => {
  const directory = temporaryDirectory();
  git(directory, ['init']);
  commitOn(directory, '2026-02-01', 'content/pages/about.yml', 'heading: One');
  commitOn(directory, '2026-03-01', 'content/pages/elitevisible.yml', 'heading: One');
  commitOn(directory, '2026-04-01', 'content/packages.yml', 'price: 1');
  return directory;
};

const today = '2026-11-21';

test('a page changed on the day of the last commit to a file it is made of', () => {
  const directory = newProject();
  const history = gitDays(directory, today);
  expect(lastChange(directory, '/about', history)).toBe('2026-02-01');
  expect(lastChange(directory, '/elitevisible', history)).toBe('2026-04-01');
});

test('what is not committed yet changed today', () => {
  const directory = newProject();
  write(directory, 'content/pages/about.yml', 'heading: Two');
  write(directory, 'content/pages/contact.yml', 'heading: New');
  const history = gitDays(directory, today);
  expect(lastChange(directory, '/about', history)).toBe(today);
  expect(lastChange(directory, '/contact', history)).toBe(today);
});

test('a text that states the day to its readers states the same in the sitemap', () => {
  const directory = newProject();
  const post = '---\ntitle: T\nupdated: 2025-06-07\n---\n\nText';
  write(directory, 'content/blog/signs/index.md', post);
  expect(lastChange(directory, '/signs', gitDays(directory, today))).toBe('2025-06-07');
});

test('without a history, or with the last commits only, no day is made up', () => {
  const whole = newProject();
  const shallow = join(temporaryDirectory(), 'shallow');
  git(whole, ['clone', '--depth=1', `file://${whole}`, shallow]);
  for (const directory of [temporaryDirectory(), shallow]) {
    expect(gitDays(directory, today).size).toBe(0);
    expect(lastChange(directory, '/about', gitDays(directory, today))).toBeUndefined();
  }
});

test('a page is read as it was built: address, whether it is shown, pictures of its main part', () => {
  const html = `<meta name="robots" content="max-image-preview:large">
    <link rel="canonical" href="https://e.com/about"><body><img src="/header.png">
    <main id="main"><img alt="" src="/a.jpeg"><img src="/a.jpeg"><img src="data:x"></main>`;
  expect(pageFacts(html)).toEqual({
    url: 'https://e.com/about',
    isIndexed: true,
    images: ['https://e.com/a.jpeg'],
  });
  expect(pageFacts('<meta name="robots" content="noindex">').isIndexed).toBe(false);
});

test('a sitemap has each page with its day, where it is known, and its pictures', () => {
  const entries = [
    { url: 'https://e.com/?a&b', changed: '2026-02-01', images: ['https://e.com/a.jpeg'] },
    { url: 'https://e.com/x', images: [] },
  ];
  const xml = sitemapXml(entries);
  expect(xml).toContain(
    '<url><loc>https://e.com/?a&amp;b</loc><lastmod>2026-02-01</lastmod><image:image><image:loc>https://e.com/a.jpeg</image:loc></image:image></url>',
  );
  expect(xml).toContain('<url><loc>https://e.com/x</loc></url>');
  expect(sitemapIndexXml([{ url: 'https://e.com/sitemap.xml', changed: '2026-02-01' }])).toContain(
    '<sitemap><loc>https://e.com/sitemap.xml</loc><lastmod>2026-02-01</lastmod></sitemap>',
  );
});

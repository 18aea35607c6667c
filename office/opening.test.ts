import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { beTheOnlyOne, openBrowser, readSession } from './opening.ts';

const elsewhere = (root: string, address: string) => {
  const module = pathToFileURL(join(import.meta.dirname, 'opening.ts')).href;
  const program = `(await import(${JSON.stringify(module)})).beTheOnlyOne(${JSON.stringify(root)}, ${JSON.stringify(address)})`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
};

test('a second back office for a folder says where the first one runs, unless that has ended', () => {
  const root = temporaryDirectory();
  expect(elsewhere(root, 'http://127.0.0.1:4400').status).toBe(0);
  beTheOnlyOne(root, 'http://127.0.0.1:4322');
  const { status, stderr } = elsewhere(root, 'http://127.0.0.1:4500');
  expect(status).toBe(1);
  expect(stderr).toContain(
    'The back office of this folder is open already, at http://127.0.0.1:4322. Its terminal shows the whole address.',
  );
  expect(elsewhere(temporaryDirectory(), 'http://127.0.0.1:4322').status).toBe(0);
});

test('the key is in no process argument, only in a file that the owner alone can read', async () => {
  const folder = temporaryDirectory();
  const program = join(folder, 'xdg-open');
  const told = join(folder, 'told');
  writeFileSync(program, `#!/bin/sh\necho "$@" > '${told}.part' && mv '${told}.part' '${told}'\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const file = join(folder, 'open.html');
  // A file left over from an earlier start may be world-readable.
  writeFileSync(file, 'old', { mode: 0o644 });
  openBrowser('http://127.0.0.1:4322/?token=key-of-this-start', file);
  const words = await vi.waitFor(() => readFileSync(told, 'utf8'), 30_000);
  expect(words).toBe(`file://${file}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(
    'content="0; url=http://127.0.0.1:4322/?token=key-of-this-start"',
  );
});

test('browsers stay known after a restart, unless somebody else could have read the key', () => {
  const root = temporaryDirectory();
  const file = join(root, 'data/admin/session');
  mkdirSync(join(root, 'data/admin'), { recursive: true });
  const session = readSession(root);
  expect(readSession(root)).toBe(session);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  expect(readSession(root)).not.toBe(session);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

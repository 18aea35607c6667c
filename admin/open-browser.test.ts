import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { openBrowser } from './open-browser.ts';

test('the key stands in no argument of a program, only in a file for the owner’s eyes', async () => {
  const folder = temporaryDirectory();
  const program = join(folder, 'xdg-open');
  const told = join(folder, 'told');
  writeFileSync(program, `#!/bin/sh\necho "$@" > '${told}.part' && mv '${told}.part' '${told}'\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const file = join(folder, 'open.html');
  // What is left of an earlier start may be open to everybody.
  writeFileSync(file, 'old', { mode: 0o644 });
  openBrowser('http://127.0.0.1:4322/?token=key-of-this-start', file);
  const words = await vi.waitFor(() => readFileSync(told, 'utf8'), 30_000);
  expect(words).toBe(`file://${file}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(
    'content="0; url=http://127.0.0.1:4322/?token=key-of-this-start"',
  );
});

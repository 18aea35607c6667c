import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { beTheOnlyOne } from './only-one.ts';

const elsewhere = (root: string, address: string) => {
  const module = pathToFileURL(join(import.meta.dirname, 'only-one.ts')).href;
  const program = `(await import(${JSON.stringify(module)})).beTheOnlyOne(${JSON.stringify(root)}, ${JSON.stringify(address)})`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
};

test('a second back office of a folder says where the first is, which one that has ended is not', () => {
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

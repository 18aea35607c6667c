import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { loadEnvironmentFile } from './environment-file.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('variables of .env are added, and those of the real environment win', () => {
  vi.stubEnv('LOADED_FROM_FILE', undefined);
  vi.stubEnv('SET_ALREADY', 'real');
  const directory = temporaryDirectory();
  writeFileSync(join(directory, '.env'), 'LOADED_FROM_FILE=file\nSET_ALREADY=file\n');
  loadEnvironmentFile(directory);
  expect(process.env).toMatchObject({ LOADED_FROM_FILE: 'file', SET_ALREADY: 'real' });
});

test('a folder without .env changes nothing', () => {
  const before = { ...process.env };
  loadEnvironmentFile(temporaryDirectory());
  expect(process.env).toEqual(before);
});

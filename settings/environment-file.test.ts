import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { loadEnvironmentFile } from './environment-file.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const newFolder = () => mkdtempSync(join(tmpdir(), 'environment-'));

test('variables of .env are added, and those of the real environment win', () => {
  vi.stubEnv('LOADED_FROM_FILE', undefined);
  vi.stubEnv('SET_ALREADY', 'real');
  const directory = newFolder();
  writeFileSync(join(directory, '.env'), 'LOADED_FROM_FILE=file\nSET_ALREADY=file\n');
  loadEnvironmentFile(directory);
  expect(process.env).toMatchObject({ LOADED_FROM_FILE: 'file', SET_ALREADY: 'real' });
});

test('a folder without .env changes nothing', () => {
  const before = { ...process.env };
  loadEnvironmentFile(newFolder());
  expect(process.env).toEqual(before);
});

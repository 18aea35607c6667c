import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { temporaryDirectory } from './temporary-directory.fixture.ts';

/** Which packages are loaded, and how much memory is in use, once a store was opened and asked. */
const program = (settings: object) => `
  import { createRequire } from 'node:module';
  import { openLeadStore } from ${JSON.stringify(new URL('open-lead-store.ts', import.meta.url))};
  const store = await openLeadStore(${JSON.stringify(settings)});
  if (!${'firestore' in settings}) await store.counts();
  await store.close();
  const { cache } = createRequire(import.meta.url);
  const packages = Object.keys(cache).filter((file) => /@google-cloud|@grpc|google-gax/.test(file));
  console.log(packages.length);
`;

const loadedPackages = (settings: object): number => {
  const code = program(settings);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return Number(stdout);
};

test('whoever keeps leads in SQLite never loads Firestore’s SDK', () => {
  expect(loadedPackages({ dataDirectory: temporaryDirectory() })).toBe(0);
});

test('whoever chose Firestore loads it', () => {
  const firestore = { projectId: 'demo-leads' };
  expect(loadedPackages({ dataDirectory: '', firestore })).toBeGreaterThan(10);
});

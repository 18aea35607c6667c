import { chmodSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../lead-store.ts';
import { contactSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { openStore } from './open-store.fixture.ts';
import { startWriter } from './writer-process.fixture.ts';

test('a directory that cannot be made is reported with its cause, and works once it can be', async () => {
  const directory = join(temporaryDirectory(), 'data');
  writeFileSync(directory, 'a file in the way');
  const store = openStore(directory);
  await expect(store.add(contactSubmission())).rejects.toMatchObject({
    name: 'StoreUnavailable',
    cause: { code: 'EEXIST' },
  });
  rmSync(directory);
  expect(await store.add(contactSubmission())).toMatchObject({ outcome: 'stored' });
});

test('a file that cannot be looked at is reported, not taken for an empty store', async () => {
  const directory = temporaryDirectory();
  symlinkSync('leads.sqlite', join(directory, 'leads.sqlite'));
  const store = openStore(directory);
  await expect(store.counts()).rejects.toThrow(StoreUnavailable);
  await expect(store.eraseByEmail('ana@example.com')).rejects.toThrow(StoreUnavailable);
});

test('a read-only disk is reported, and works once it can be written', async () => {
  const directory = temporaryDirectory();
  chmodSync(directory, 0o555);
  const writer = startWriter(directory, { withoutPrivileges: true });
  expect(await writer.add('ana@example.com')).toBe('unavailable');
  chmodSync(directory, 0o777);
  expect(await writer.add('ana@example.com')).toBe('stored');
});

test('a disk that is full from the start is reported', async () => {
  const writer = startWriter(temporaryDirectory(), { fileSizeLimit: 0 });
  expect(await writer.add('ana@example.com')).toBe('unavailable');
});

test('a disk that fills up loses nothing that was acknowledged, and works once there is room', async () => {
  const directory = temporaryDirectory();
  const writer = startWriter(directory, { fileSizeLimit: 512 });
  const stored: string[] = [];
  // The first refusal closes the file, which can make room for a few more.
  for (let refusals = 0; refusals < 2;) {
    const email = `${stored.length}@example.com`;
    const refused = (await writer.add(email)) === 'unavailable';
    if (!refused) stored.push(email);
    refusals = refused ? refusals + 1 : 0;
  }

  const store = openStore(directory);
  const documents = await Array.fromAsync(store.documents('newsletter'));
  expect(documents.map(({ data }) => data.email).toSorted()).toEqual(stored.toSorted());

  // Erasing rewrites the file and empties its log, here in a process without the limit.
  await store.eraseByEmail('0@example.com');
  expect(await writer.add('late@example.com')).toBe('stored');
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFirestoreStore, useEmulator } from '../leads/firestore/emulator.fixture.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { contactSubmission, newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { run } from './run.fixture.ts';

const emulator = useEmulator();

const fill = async (store: LeadStore) => {
  await store.add(contactSubmission({ brief: 'one\n"two" 😀' }));
  for (let number = 0; number < 60; number += 1) {
    await store.add(newsletterSubmission(`${number}@example.com`));
  }
  await store.add(contactSubmission({}, { suspicions: ['five links'] }));
  await store.outbox.notify('a silence', contactSubmission().mail, new Date());
};

/** The tool on a store that stays open for the test. */
const runOn = (store: LeadStore, words: readonly string[]) =>
  run(temporaryDirectory(), words, { openStore: () => ({ ...store, close: async () => {} }) });

/** A file with everything of a store. */
const exportAll = async (store: LeadStore) => {
  const file = join(temporaryDirectory(), 'leads.jsonl');
  const { output, code } = await runOn(store, ['export', '--all']);
  expect(code).toBe(0);
  writeFileSync(file, output);
  return file;
};

test('everything moves from SQLite to Firestore and back, and the comparison says so', async () => {
  const old = openStore(temporaryDirectory());
  await fill(old);
  const file = await exportAll(old);
  const cloud = openFirestoreStore(emulator().port);
  const { code, output, errors } = await runOn(cloud, ['import', file]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(/^Imported: 63; in the store before: 0\.\n/u);
  expect(output).toMatch(/^contacts +1 +([\da-f]{12}) +1 +\1 +same$/mu);
  expect(output).toMatch(/^newsletter +60 +([\da-f]{12}) +60 +\1 +same$/mu);
  expect(output).toMatch(/^quarantine +1 +([\da-f]{12}) +1 +\1 +same$/mu);
  expect(output).toMatch(/^notices +1 +([\da-f]{12}) +1 +\1 +same$/mu);
  expect(output).toMatch(/\nVerified: the store holds what the file holds, and nothing else\.\n$/u);
  const back = await exportAll(cloud);
  const again = openStore(temporaryDirectory());
  expect((await runOn(again, ['import', back])).output).toContain('Verified');
  const linesOf = (name: string) => readFileSync(name, 'utf8').split('\n').toSorted();
  expect(linesOf(await exportAll(again))).toEqual(linesOf(file));
});

test('a file that is imported twice is stored once', async () => {
  const old = openStore(temporaryDirectory());
  await fill(old);
  const file = await exportAll(old);
  const store = openStore(temporaryDirectory());
  await runOn(store, ['import', file]);
  const { code, output } = await runOn(store, ['import', file]);
  expect(code).toBe(0);
  expect(output).toContain('Imported: 0; in the store before: 63.\n');
  expect(await store.counts()).toMatchObject({ contacts: 1, newsletter: 60 });
});

test('an import that broke off is completed by the next', async () => {
  const old = openStore(temporaryDirectory());
  await fill(old);
  const file = await exportAll(old);
  const store = openStore(temporaryDirectory());
  let room = 1;
  const breaking: LeadStore = {
    ...store,
    importRecords: (records) =>
      (room -= 1) < 0 ? Promise.reject(new Error('The line is cut')) : store.importRecords(records),
  };
  expect(await runOn(breaking, ['import', file])).toMatchObject({
    code: 1,
    errors: 'The line is cut\n',
  });
  const { code, output } = await runOn(store, ['import', file]);
  expect(code).toBe(0);
  expect(output).toContain('Imported: 13; in the store before: 50.\n');
});

test('a store that held something else is told, and keeps it', async () => {
  const old = openStore(temporaryDirectory());
  await fill(old);
  const file = await exportAll(old);
  const store = openStore(temporaryDirectory());
  await store.add(newsletterSubmission('another@example.com'));
  const { code, output, errors } = await runOn(store, ['import', file]);
  expect(code).toBe(1);
  expect(output).toMatch(/^newsletter +60 .* 61 .* different$/mu);
  expect(output).not.toContain('Verified');
  expect(errors).toBe(
    'File and store differ: the store held other entries before the import, or is in use. To move leads, import into an empty store while no server runs.\n',
  );
  expect(await store.counts()).toMatchObject({ newsletter: 61 });
});

test.for<[string, (text: string) => string, RegExp]>([
  [
    'cut off within a line',
    (text) => text.slice(0, 900),
    /cut off or damaged: line \d+ cannot be/u,
  ],
  ['cut off after a line', (text) => text.split('\n').slice(0, 9).join('\n'), /its last line is/u],
  ['without its second line', (text) => text.replace(/\n.*/u, ''), /its lines are not those that/u],
  [
    'with a changed word',
    (text) => text.replace('59@', '95@'),
    /its lines are not those that were/u,
  ],
  ['with something behind its end', (text) => `${text}{}\n`, /line 66 cannot be read/u],
  [
    'of another version',
    (text) => text.replace('"version":1', '"version":2'),
    /has version 2, and/u,
  ],
  ['that is empty', () => '', /is no export of leads: make one with "leads export --all"/u],
  ['that is something else', () => 'id,name\n', /is no export of leads/u],
])('a file %s is refused in one sentence, and nothing is stored', async ([, change, sentence]) => {
  const old = openStore(temporaryDirectory());
  await fill(old);
  const file = await exportAll(old);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  const store = openStore(temporaryDirectory());
  const { code, output, errors } = await runOn(store, ['import', file]);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(sentence);
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(await store.counts()).toMatchObject({ contacts: 0, newsletter: 0 });
});

test('a file that is not there is said by name', async () => {
  const file = join(temporaryDirectory(), 'nowhere.jsonl');
  const { code, errors } = await runOn(openStore(temporaryDirectory()), ['import', file]);
  expect(code).toBe(1);
  expect(errors).toBe(`${file} cannot be read: see that there is such a file.\n`);
});

test('documents that an export cannot list are told', async () => {
  const store = openStore(temporaryDirectory());
  const counts = { contacts: 2, authorityBuilderFunnel1: 0, newsletter: 0 };
  const { code, errors } = await runOn({ ...store, counts: async () => counts }, [
    'export',
    '--all',
  ]);
  expect(code).toBe(1);
  expect(errors).toContain('contacts holds 2 documents, and 0 were exported.');
});

test('an entry in another shape stops the export, by its id', async () => {
  const store = openStore(temporaryDirectory());
  const data = { email: 5, timestamp: '2026-11-21T10:00:00.000Z' };
  async function* exportRecords() {
    yield { id: 'older', document: { collection: 'newsletter', data } } as never;
  }
  const { code, errors } = await runOn({ ...store, exportRecords }, ['export', '--all']);
  expect({ code, errors }).toEqual({
    code: 1,
    errors:
      'The entry older holds a field that is no text: correct or delete it, and export again.\n',
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFirestoreStore, useEmulator } from '../../leads/firestore/emulator.fixture.ts';
import type { LeadStore } from '../../leads/lead-store.ts';
import { queueNotice } from '../../leads/notices.ts';
import { openStore } from '../../leads/sqlite/open-store.fixture.ts';
import { contactSubmission, newsletterSubmission, notice } from '../../leads/submission.fixture.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { openTool, run } from './run.fixture.ts';

const emulator = useEmulator();

test('JSON and CSV hold the specified fields and the metadata, CSV without formulas', async () => {
  const { store, type } = openTool();
  const origin = {
    entryPage: '/localseo',
    previousPage: '/about',
    referringSite: 'www.google.com',
    doorName: 'Juniper & Rye',
    doorTrade: 'bakery' as const,
    firstLook: 'https://rosas.test/',
  };
  const submission = contactSubmission({ name: '=1+1', brief: 'one\n"two"' }, { origin });
  const { id } = await store.add(submission);
  const answeredAt = '2026-11-21T12:00:00.000Z';
  await store.inbox.markAnswered(id, new Date(answeredAt));
  await store.inbox.setNote(id, '=HYPERLINK("x")');
  const timestamp = '2026-11-21T10:00:00.000Z';
  const json = await type('export --collection contacts --format json');
  expect(json.code).toBe(0);
  const data = { ...submission.fields, timestamp };
  const beside = { origin, answeredAt, note: '=HYPERLINK("x")' };
  expect(JSON.parse(json.output)).toEqual([{ id, data, ...beside }]);
  const csv = await type('export --collection contacts --format csv');
  const names =
    'Came in,State,Answered,First page,Page before the form,Came from,Name over the door,Trade of the door,First look at the website,Note';
  expect(csv.output.split('\r\n')).toEqual([
    `\u{FEFF}Reference,Name,Email,Service,Message,${names}`,
    `${id},'=1+1,ana@example.com,Web Design,"one\n""two""",2026-11-21 10:00:00,Answered,2026-11-21 12:00:00,/localseo,/about,www.google.com,Juniper & Rye,bakery,https://rosas.test/,"'=HYPERLINK(""x"")"`,
    '',
  ]);
  const none = 'export --collection authorityBuilderFunnel1 --format';
  expect((await type(`${none} json`)).output).toBe('[]\n');
  expect((await type(`${none} csv`)).output).toBe(`\u{FEFF}Reference,Email,${names}\r\n`);
});

test('everything about one person is exported, including what was held back as spam', async () => {
  const { store, type } = openTool();
  const { id } = await store.add(contactSubmission({}, { suspicions: ['five links'] }));
  await store.add(newsletterSubmission('ANA@example.com'));
  await store.add(newsletterSubmission('bob@example.com'));
  const { output, code } = await type('export --email Ana@Example.com');
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({
    contacts: [],
    authorityBuilderFunnel1: [],
    newsletter: [{ data: { email: 'ANA@example.com' } }],
    quarantine: [{ id, suspicions: ['five links'] }],
  });
  expect(output).not.toContain('bob');
});

const fill = async (store: LeadStore) => {
  await store.add(contactSubmission({ brief: 'one\n"two" 😀' }));
  await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      store.add(newsletterSubmission(`${number}@example.com`)),
    ),
  );
  await store.add(contactSubmission({}, { suspicions: ['five links'] }));
  await queueNotice(store, 'a silence', notice, new Date());
};

/** Runs the tool on a store that stays open for the test. */
const runOn = (store: LeadStore, words: readonly string[]) =>
  run(temporaryDirectory(), words, { openStore: () => ({ ...store, close: async () => {} }) });

/** Exports a whole store to a file. */
const exportAll = async (store: LeadStore) => {
  const file = join(temporaryDirectory(), 'leads.jsonl');
  const { output, code } = await runOn(store, ['export', '--all']);
  expect(code).toBe(0);
  writeFileSync(file, output);
  return file;
};

const openFilled = async () => {
  const store = openStore();
  await fill(store);
  return { store, file: await exportAll(store) };
};

test('everything moves from SQLite to Firestore and back, and the comparison says so', async () => {
  const { file } = await openFilled();
  const cloud = openFirestoreStore(emulator().port);
  const { code, output, errors } = await runOn(cloud, ['import', file]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(/^Imported: 63; in the store before: 0\.\n/u);
  expect(output).toMatch(/^contacts +1 +1 +same$/mu);
  expect(output).toMatch(/^newsletter +60 +60 +same$/mu);
  expect(output).toMatch(/^quarantine +1 +1 +same$/mu);
  expect(output).toMatch(/^notices +1 +1 +same$/mu);
  expect(output).toMatch(/\nVerified: the store holds what the file holds, and nothing else\.\n$/u);
  const back = openStore();
  expect((await runOn(back, ['import', await exportAll(cloud)])).output).toContain('Verified');
  const linesOf = (name: string) => readFileSync(name, 'utf8').split('\n').toSorted();
  expect(linesOf(await exportAll(back))).toEqual(linesOf(file));
});

test('a repeated import stores nothing, and reports what else the store holds', async () => {
  const { store, file } = await openFilled();
  await store.add(newsletterSubmission('another@example.com'));
  const again = await runOn(store, ['import', file]);
  expect(again.output).toContain('Imported: 0; in the store before: 63.\n');
  expect(again.output).toMatch(/^newsletter +60 +61 +different$/mu);
  expect(again.errors).toMatch(/^File and store differ: .+ import into an empty store/u);
});

test.for<[string, (text: string) => string, RegExp]>([
  ['cut off after a line', (text) => text.split('\n').slice(0, 9).join('\n'), /is cut off/u],
  ['with a changed word', (text) => text.replace('59@', '95@'), /is cut off or damaged/u],
  ['of another version', (text) => text.replace('"version":1', '"version":2'), /is no export/u],
])('a file %s is refused in one sentence, and nothing is stored', async ([, change, sentence]) => {
  const { file } = await openFilled();
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  const store = openStore();
  const { code, output, errors } = await runOn(store, ['import', file]);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(sentence);
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(await store.counts()).toMatchObject({ contacts: 0, newsletter: 0 });
});

test('a document that an export cannot list is reported', async () => {
  const store = openStore();
  const counts = async () => ({ contacts: 2, authorityBuilderFunnel1: 0, newsletter: 0 });
  const unlisted = await runOn({ ...store, counts }, ['export', '--all']);
  expect(unlisted.code).toBe(1);
  expect(unlisted.errors).toContain('contacts holds 2 documents, and 0 were exported.');
});

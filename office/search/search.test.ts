import { expect, test } from 'vitest';
import { readEntries } from '../../content-model/reader/read-entries.ts';
import type { LeadStore } from '../../leads/lead-store.ts';
import { contactSubmission } from '../../leads/submission.fixture.ts';
import { openSqliteLeadStore } from '../../leads/sqlite/sqlite-lead-store.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { searchOffice } from './search.ts';

const reading = readEntries(new URL('../..', import.meta.url).pathname);

const noStore = () => Promise.reject(new Error('The store is out of reach'));

const linksOf = async (find: string, leadStore: () => Promise<LeadStore> = noStore) => {
  const found = await searchOffice(find, { reading, leadStore });
  return Object.fromEntries(
    found.map(({ kind, results }) => [kind, results.map(({ link }) => link.join('/'))]),
  );
};

test('a page is found by its name and by its address', async () => {
  expect((await linksOf('web design'))['Pages']).toContain('content/pages/webdesign');
  expect((await linksOf('/webdesign'))['Pages']).toContain('content/pages/webdesign');
});

test('a field is found by its name, and by what people call it', async () => {
  expect((await linksOf('Price'))['Fields']).toContain('content/packages/starter/price');
  expect((await linksOf('headline'))['Fields']).toContain('content/pages/home/hero/heading');
});

test('what is called so comes first, and a name that every form has is listed once for each', async () => {
  const found = await searchOffice('leads to', { reading });
  const fields = found.find(({ kind }) => kind === 'Fields');
  expect(fields && fields.results.length + fields.others).toBeLessThan(reading.entries.length);
  const prices = (await linksOf('price'))['Fields'] ?? [];
  expect(prices.every((link) => link.endsWith('/price'))).toBe(true);
});

test('a search shows what visitors read, not the names in braces', async () => {
  const found = await searchOffice('notes from', { reading });
  expect(JSON.stringify(found)).not.toContain('{place}');
});

test('a customer is found by her name, and an unreachable store hides no other results', async () => {
  const store = openSqliteLeadStore({ directory: temporaryDirectory() });
  const { id } = await store.add(contactSubmission({ name: 'Rosa Delgado' }));
  expect((await linksOf('delgado', () => Promise.resolve(store)))['Leads']).toEqual([
    `leads/${id}`,
  ]);
  await store.close();
  expect(await linksOf('Elite')).not.toHaveProperty('Leads');
});

test('people who may see only the content or only the leads find nothing else', async () => {
  const store = openSqliteLeadStore({ directory: temporaryDirectory() });
  await store.add(contactSubmission({ name: 'Elite Delgado' }));
  const kinds = async (searched: Parameters<typeof searchOffice>[1]) =>
    (await searchOffice('elite', searched)).map(({ kind }) => kind);
  expect(await kinds({ reading })).not.toContain('Leads');
  expect(await kinds({ leadStore: () => Promise.resolve(store) })).toEqual(['Leads']);
  await store.close();
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { SqliteConnection } from './connection.ts';
import { erasePerson } from './erase.ts';
import { openStore } from './open-store.fixture.ts';

const everyByteIn = (directory: string) =>
  readdirSync(directory)
    .map((name) => readFileSync(join(directory, name), 'latin1'))
    .join('');

test('no byte of an erased person is left in the store, and everybody else is still there', async () => {
  const directory = temporaryDirectory();
  const server = openStore(directory);
  for (const name of ['Anastasia', 'Bob']) {
    const fields = { name, email: `${name}@Example.com`, brief: `${name} writes. `.repeat(2000) };
    await server.add(contactSubmission(fields));
  }
  await openStore(directory).eraseByEmail('anastasia@example.com');
  expect(everyByteIn(directory)).not.toMatch(/anastasia/iu);
  expect(everyByteIn(directory)).toContain('Bob writes');
  expect(await server.counts()).toMatchObject({ contacts: 1 });
});

test('not even the gaps that SQLite leaves when it moves rows hold an erased person', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  // These addresses, in this order, leave copies in gaps that `secure_delete` does not reach.
  const people = Array.from(
    { length: 100 },
    (_, index) => `person-${(index * 61) % 100}-${'x'.repeat(((index * 61) % 7) * 57)}@example.com`,
  );
  await Promise.all(
    people.map((email) =>
      store.add(newsletterSubmission(email, { submissionId: `press-${email}` })),
    ),
  );
  const erased = people.filter((_, index) => index % 2 === 0);
  for (const email of erased) await store.eraseByEmail(email);
  const bytes = everyByteIn(directory);
  const remaining = people.filter((email) => bytes.includes(email.slice(0, 10)));
  expect(remaining).toEqual(people.filter((email) => !erased.includes(email)));
});

test('while another program is reading, erasing asks to be repeated, and the second time is complete', async () => {
  const directory = temporaryDirectory();
  const file = join(directory, 'leads.sqlite');
  await openStore(directory).add(contactSubmission());
  const connection = new SqliteConnection(file);
  connection.use(({ db }) => db.exec('PRAGMA busy_timeout = 20'));
  const reader = new DatabaseSync(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM documents').all();
  expect(() => erasePerson(connection, 'ana@example.com')).toThrow('erase again in a moment');
  reader.close();
  erasePerson(connection, 'ana@example.com');
  expect(everyByteIn(directory)).not.toContain('ana@example.com');
  connection.close();
});

test('no network address is stored in clear, and the duplicate fingerprint is deleted after ten minutes, even when nobody writes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(contactSubmission({}, { sender: '203.0.113.77' }));
  expect(everyByteIn(directory)).not.toContain('203.0.113.77');
  const remembered = () => {
    const database = new DatabaseSync(join(directory, 'leads.sqlite'), { readOnly: true });
    const rows = database.prepare('SELECT * FROM recent_submissions').all();
    database.close();
    return rows;
  };
  expect(remembered()).toHaveLength(1);
  vi.advanceTimersByTime(11 * 60 * 1000);
  expect(remembered()).toEqual([]);
});

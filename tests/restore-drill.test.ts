import { closeSync, openSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteLeadStore } from '../leads/sqlite/sqlite-lead-store.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { runLeadsTool } from './fixtures/leads-tool.ts';
import { keepSending } from './fixtures/persistent-visitor.ts';
import { startServer } from './fixtures/server-process.ts';

/** What a failing disk does: garbage where the list of tables was. */
const ruin = (file: string) => {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(4096, 'garbage '), 0, 4096, 100);
  closeSync(descriptor);
};

const briefsIn = async (directory: string) => {
  const store = openSqliteLeadStore({ directory });
  const documents = await Array.fromAsync(store.documents('contacts'));
  await store.close();
  return documents.map(({ data }) => data.brief);
};

const environment = { RATE_LIMIT_MAX: '1000000' };

test('the drill: a backup during a rush, a disk that goes bad, a server that says so and goes on, and the backup restored', async () => {
  const directory = temporaryDirectory();
  const backups = temporaryDirectory();
  const before = await startServer({ directory, environment });
  const target = { url: before.url, isOpen: true, refusals: 0 };
  const rush = [0, 1].map((visitor) => keepSending(visitor, target));
  const inquire = () => briefsIn(directory);
  await expect.poll(async () => (await inquire()).length).toBeGreaterThan(5);
  const storedBefore = await inquire();
  const backedUp = await runLeadsTool(directory, 'backup', '--to', backups);
  expect(backedUp).toMatchObject({ code: 0, errors: '' });
  target.isOpen = false;
  const acknowledged = (await Promise.all(rush)).flat();
  before.child.kill('SIGTERM');
  expect(await before.exited).toEqual({ code: 0, signal: null });

  ruin(join(directory, 'leads.sqlite'));
  const between = await startServer({ directory, environment });
  const late = { url: between.url, isOpen: true, refusals: 0 };
  const sendingLate = keepSending(2, late);
  late.isOpen = false;
  const acknowledgedLate = await sendingLate;
  expect((await fetch(`${between.url}/healthz`)).status).toBe(200);
  between.child.kill('SIGTERM');
  await between.exited;
  expect(await inquire()).toEqual(acknowledgedLate);

  const [name = ''] = readdirSync(backups);
  const restored = await runLeadsTool(directory, 'restore', join(backups, name), '--replace');
  expect(restored).toMatchObject({ code: 0, errors: '' });
  const after = await startServer({ directory, environment });
  expect((await fetch(`${after.url}/healthz`)).status).toBe(200);
  const found = await inquire();
  expect(found).toEqual(expect.arrayContaining(storedBefore));
  expect(acknowledged).toEqual(expect.arrayContaining(found));
  const kept = readdirSync(directory).filter((file) => /^leads\.\w+-.+\.sqlite$/u.test(file));
  expect(kept.map((file) => file.split('-')[0])).toEqual(['leads.damaged', 'leads.replaced']);
});

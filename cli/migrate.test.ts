import { expect, test } from 'vitest';
import { useEmulator } from '../leads/firestore/emulator.fixture.ts';
import { fill, openBothStores } from '../leads/move/ends.fixture.ts';
import { contactSubmission } from '../leads/submission.fixture.ts';
import { run } from './run.fixture.ts';

const emulator = useEmulator();

const openStores = async () => {
  const { sqlite, open } = await openBothStores(emulator());
  const migrate = (to: string) => run('', ['migrate', '--to', to], { openEnds: open });
  return { sqlite, migrate };
};

test('the leads move, and both stores are compared', async () => {
  const { sqlite, migrate } = await openStores();
  await fill(sqlite, 2);
  const { code, output, errors } = await migrate('firestore');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(/^From SQLite \(.*leads\.sqlite\)\nto Firestore \(project demo-/u);
  expect(output).toContain('contacts: 3 moved, 0 there already, 0 being sent\n');
  expect(output).toMatch(/^newsletter +2 +([\da-f]{12}) +2 +\1 +same$/mu);
  expect(output).toMatch(/^quarantine +1 +([\da-f]{12}) +1 +\1 +same$/mu);
  expect(output).toMatch(/^notices +1 +([\da-f]{12}) +1 +\1 +same$/mu);
  expect(output).toMatch(/^outbox +6 +([\da-f]{12}) +6 +\1 +same$/mu);
  expect(output).toMatch(/\nVerified: both stores hold the same\.\n$/u);
});

test('a mail that is being sent is said, with exit code 1', async () => {
  const { sqlite, migrate } = await openStores();
  await sqlite.add(contactSubmission());
  await sqlite.outbox.lease(new Date(), 60);
  const { code, output, errors } = await migrate('firestore');
  expect(code).toBe(1);
  expect(errors).toBe(
    '1 mail being sent at this moment: run the same command again in two minutes.\n',
  );
  expect(output).not.toContain('Verified');
});

test('stores that differ are said, with exit code 1', async () => {
  const { sqlite, migrate } = await openStores();
  await fill(sqlite, 1);
  await migrate('firestore');
  await sqlite.eraseByEmail('0@example.com');
  const { code, output, errors } = await migrate('firestore');
  expect({ code, errors }).toEqual({
    code: 1,
    errors: 'The stores differ: stop the servers and run the same command again.\n',
  });
  expect(output).toMatch(/^newsletter +0 .* different$/mu);
});

test('where to move has to be said', async () => {
  const { migrate } = await openStores();
  expect(await migrate('cloud')).toMatchObject({
    code: 2,
    errors: '--to cannot be "cloud": it must be one of sqlite, firestore.\n',
  });
});

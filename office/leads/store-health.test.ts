import { truncateSync, writeFileSync } from 'node:fs';
import { status } from '@grpc/grpc-js';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../leads/lead-store.ts';
import { openStore } from '../../leads/sqlite/open-store.fixture.ts';
import { setAsideIfDamaged, storeFile } from '../../leads/sqlite/store-files.ts';
import { contactSubmission } from '../../leads/submission.fixture.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { readServerSettings } from '../../server/settings/settings.ts';
import { openLeadApp } from './lead-app.fixture.ts';
import { troubleOf } from './store-health.ts';

const withStore = async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(contactSubmission());
  await store.close();
  return directory;
};

test('a damaged database is reported on every lead screen, with the command to type', async () => {
  const directory = await withStore();
  writeFileSync(storeFile(directory), 'Not a database. '.repeat(999));
  const { app, get } = await openLeadApp(directory);
  for (const url of [
    '/api/leads',
    '/api/mails',
    '/api/leads/one?id=1',
    '/api/leads/download?format=csv&collection=contacts',
  ]) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(503);
    const { message } = answer.json<{ message: string }>();
    expect(message).toContain(`The database of leads is damaged: ${storeFile(directory)}.`);
    expect(message).toContain('npm run leads -- restore FILE --replace');
    expect(message).toContain('New leads can’t be stored until the server is restarted');
  }
  const health = await get('/api/health');
  expect(health.notices).toEqual(
    expect.arrayContaining([expect.stringContaining('The database of leads is damaged')]),
  );
  expect(health.figures).toBeUndefined();
});

test('a damaged database that was set aside is reported beside the new one', async () => {
  const directory = await withStore();
  truncateSync(storeFile(directory), 3000);
  setAsideIfDamaged(directory, new Date('2026-11-21T14:05:09Z'));
  const { get } = await openLeadApp(directory);
  const told = 'On 2026-11-21 at 14:05 UTC it was found damaged and set aside';
  expect(await get('/api/leads')).toMatchObject({ notice: expect.stringContaining(told) });
  const { notices, figures } = await get('/api/health');
  expect(notices.join(' ')).toContain(told);
  expect(notices.join(' ')).toContain('New leads are stored');
  expect(figures).toMatchObject({ writable: true, counts: { contacts: 0 } });
});

const sqlite = (errcode: number) => Object.assign(new Error('raw words'), { errcode });
const coded = (code: number) => Object.assign(new Error('raw words'), { code });

const cloud = { FIRESTORE_PROJECT: 'a-project' };

test.for([
  ['a full disk', sqlite(13), {}, /^The disk is full/u],
  ['another user’s files', sqlite(14), {}, /another user.*start the back office as the user/u],
  ['a newer program', undefined, {}, /^A newer program/u],
  ['Firestore that does not answer', undefined, cloud, /^Google Firestore can’t be reached/u],
  [
    'Firestore that lets nobody in',
    coded(status.PERMISSION_DENIED),
    cloud,
    /^Google doesn’t let us in.*GOOGLE_APPLICATION_CREDENTIALS/u,
  ],
] as const)('%s is reported in plain sentences', ([, cause, environment, words]) => {
  const error = new StoreUnavailable('A newer program has written it.', cause && { cause });
  const trouble = troubleOf(error, readServerSettings(environment));
  expect(trouble).toMatch(words);
  expect(trouble).not.toContain('raw words');
  expect(trouble).toMatch(/\.$/u);
});

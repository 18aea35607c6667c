import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LeadStore } from './lead-store.ts';
import { tellOfDamage, tellOfSpam, warnOfSilence } from './notices.ts';
import { openStore } from './sqlite/open-store.fixture.ts';
import { contactSubmission } from './submission.fixture.ts';
import { temporaryDirectory } from './temporary-directory.fixture.ts';

const brandName = 'Marigold & Main';
const at = (day: string, time = '10:00:00.000') => new Date(`2026-11-${day}T${time}Z`);

const openOne = () => openStore(temporaryDirectory());

const nextSubject = async (store: LeadStore) => {
  const mail = await store.outbox.lease(at('30'), 60);
  if (mail) await store.outbox.markSent(mail.id, at('30'));
  return mail?.message.subject;
};

const warn = (store: LeadStore, day: string) =>
  warnOfSilence({ store, days: 7, brandName, startedAt: at('01') }, at(day));

test('after some days without a lead the agency is told, once for each silence', async () => {
  const store = openOne();
  await store.add(contactSubmission({}, { receivedAt: at('10') }));
  await nextSubject(store);
  expect(await warn(store, '16')).toBe(false);
  expect(await warn(store, '17')).toBe(true);
  expect(await nextSubject(store)).toBe('No lead for 7 days');
  expect(await warn(store, '18')).toBe(false);
  await store.add(contactSubmission({ brief: 'Another' }, { receivedAt: at('19') }));
  expect(await warn(store, '25')).toBe(false);
  expect(await warn(store, '26')).toBe(true);
});

test('a site that never had a lead is noticed too', async () => {
  const store = openOne();
  expect(await warn(store, '07')).toBe(false);
  expect(await warn(store, '08')).toBe(true);
  expect(await warn(store, '09')).toBe(false);
});

test('neither spam nor a test of ourselves ends a silence', async () => {
  const store = openOne();
  await store.add(contactSubmission({}, { receivedAt: at('10') }));
  await store.add(contactSubmission({ brief: 'x' }, { receivedAt: at('16'), canary: true }));
  await store.add(contactSubmission({ brief: 'y' }, { receivedAt: at('16'), suspicions: ['z'] }));
  expect(await warn(store, '17')).toBe(true);
});

test('what was held back is told the next day, in one mail without a word of it', async () => {
  const store = openOne();
  for (const brief of ['one', 'two']) {
    await store.add(contactSubmission({ brief }, { receivedAt: at('20'), suspicions: ['spam'] }));
  }
  expect(await tellOfSpam({ store, brandName }, at('20', '23:59:00.000'))).toBe(false);
  expect(await tellOfSpam({ store, brandName }, at('21', '00:01:00.000'))).toBe(true);
  expect(await tellOfSpam({ store, brandName }, at('21'))).toBe(false);
  const mail = await store.outbox.lease(at('30'), 60);
  expect(mail?.message.subject).toBe('Held back as spam on 2026-11-20: 2');
  expect(JSON.stringify(mail)).not.toMatch(/Ana|ana@/u);
  expect(await tellOfSpam({ store, brandName }, at('22'))).toBe(false);
});

test('a damaged database is told by the next mail, once, with its file and what to do', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  expect(await tellOfDamage({ store, directory, brandName }, at('21'))).toBe(false);
  const file = join(directory, 'leads.damaged-2026-11-21T14-05-09Z.sqlite');
  writeFileSync(file, 'oops');
  expect(await tellOfDamage({ store, directory, brandName }, at('22'))).toBe(true);
  expect(await tellOfDamage({ store, directory, brandName }, at('23'))).toBe(false);
  const mail = await store.outbox.lease(at('30'), 60);
  expect(mail?.message.subject).toBe('The database of leads was damaged');
  expect(mail?.message.text).toContain(file);
  expect(mail?.message.text).toContain('2026-11-21 at 14:05 UTC');
  expect(mail?.message.text).toContain('npm run leads -- restore FILE --replace');
});

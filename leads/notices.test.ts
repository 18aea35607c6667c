import { expect, test } from 'vitest';
import type { LeadStore } from './lead-store.ts';
import { notifyOfSpam, warnOfSilence } from './notices.ts';
import { openStore } from './sqlite/open-store.fixture.ts';
import { contactSubmission } from './submission.fixture.ts';
import { temporaryDirectory } from './temporary-directory.fixture.ts';

const brandName = 'Marigold & Main';
const at = (day: string, time = '10:00:00.000') => new Date(`2026-11-${day}T${time}Z`);

const openOne = () => openStore(temporaryDirectory());

const nextSubject = async (store: LeadStore) =>
  (await store.outbox.lease(at('30'), 60))?.message.subject;

const warn = (store: LeadStore, day: string) =>
  warnOfSilence({ store, days: 7, brandName, startedAt: at('01') }, at(day));

test('after some days without a lead the agency is told, once for each silence, which neither spam nor a test of ourselves ends', async () => {
  const store = openOne();
  expect(await warn(store, '07')).toBe(false);
  expect(await warn(store, '08')).toBe(true);
  expect(await nextSubject(store)).toBe('No leads for 7 days');
  await store.add(contactSubmission({}, { receivedAt: at('10') }));
  await store.add(contactSubmission({ brief: 'x' }, { receivedAt: at('16'), canary: true }));
  await store.add(contactSubmission({ brief: 'y' }, { receivedAt: at('16'), suspicions: ['z'] }));
  expect(await warn(store, '16')).toBe(false);
  expect(await warn(store, '17')).toBe(true);
  expect(await warn(store, '18')).toBe(false);
});

test('what was held back is told the next day, in one mail without a word of it', async () => {
  const store = openOne();
  for (const brief of ['one', 'two']) {
    await store.add(contactSubmission({ brief }, { receivedAt: at('20'), suspicions: ['spam'] }));
  }
  expect(await notifyOfSpam({ store, brandName }, at('20', '23:59:00.000'))).toBe(false);
  expect(await notifyOfSpam({ store, brandName }, at('21', '00:01:00.000'))).toBe(true);
  expect(await notifyOfSpam({ store, brandName }, at('21'))).toBe(false);
  const mail = await store.outbox.lease(at('30'), 60);
  expect(mail?.message.subject).toBe('Held back as spam on 2026-11-20: 2');
  expect(JSON.stringify(mail)).not.toMatch(/Ana|ana@/u);
  expect(await notifyOfSpam({ store, brandName }, at('22'))).toBe(false);
});

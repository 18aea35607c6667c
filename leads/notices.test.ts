import { expect, test } from 'vitest';
import type { LeadStore } from './lead-store.ts';
import { haveHoursPassed, notifyOfSpam, remindOfUnanswered, warnOfSilence } from './notices.ts';
import { openStore } from './sqlite/open-store.fixture.ts';
import { agency, contactSubmission, newsletterSubmission } from './submission.fixture.ts';

const at = (day: string, time = '10:00:00.000') => new Date(`2026-11-${day}T${time}Z`);

const nextSubject = async (store: LeadStore) =>
  (await store.outbox.lease(at('30'), 60))?.mail.message?.subject;

const warn = (store: LeadStore, day: string) =>
  warnOfSilence({ store, days: 7, agency, startedAt: at('01') }, at(day));

test('after some days without a lead the agency is told, once per silence, which neither spam nor a canary test ends', async () => {
  const store = openStore();
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

test('leads held back as spam are announced within the hour, in one mail that quotes none of them', async () => {
  const store = openStore();
  const hold = (brief: string, time: string) =>
    store.add(contactSubmission({ brief }, { receivedAt: at('20', time), suspicions: ['spam'] }));
  const notifyAt = (...when: Parameters<typeof at>) => notifyOfSpam({ store, agency }, at(...when));
  expect(await notifyAt('20')).toBe(false);
  await hold('one', '10:10:00.000');
  await hold('two', '10:20:00.000');
  expect(await notifyAt('20', '11:00:00.000')).toBe(true);
  expect(await notifyAt('20', '12:00:00.000')).toBe(false);
  const mail = await store.outbox.lease(at('30'), 60);
  expect(mail?.mail.message?.subject).toBe('Held back as spam: 2');
  expect(JSON.stringify(mail)).not.toMatch(/Ana|ana@/u);
  await hold('three', '13:10:00.000');
  expect(await notifyAt('20', '14:00:00.000')).toBe(true);
  expect(await nextSubject(store)).toBe('Held back as spam: 3');
  expect(await notifyAt('22')).toBe(false);
});

test.for([
  // Chicago is six hours behind in November; the 20th is a Friday.
  ['2026-11-20T15:00Z', '2026-11-20T22:59Z', false],
  ['2026-11-20T15:00Z', '2026-11-20T23:00Z', true],
  ['2026-11-20T22:00Z', '2026-11-23T21:59Z', false],
  ['2026-11-20T22:00Z', '2026-11-23T22:00Z', true],
  // The clock goes back on November 1st.
  ['2026-10-30T21:00Z', '2026-11-02T22:00Z', true],
] as const)('from %s to %s eight business hours have passed: %s', ([since, now, expected]) => {
  const span = { hours: 8, since: new Date(since), now: new Date(now) };
  expect(haveHoursPassed(span, agency.businessHours)).toBe(expected);
});

test('the agency is reminded once of an unanswered request, in a mail that quotes none of it', async () => {
  const store = openStore();
  const receivedAt = new Date('2026-11-18T16:00:00.000Z');
  const old = new Date('2026-10-02T16:00:00.000Z');
  const { id } = await store.add(contactSubmission({}, { receivedAt }));
  const answered = await store.add(contactSubmission({ brief: 'x' }, { receivedAt }));
  await store.inbox.markAnswered(answered.id, receivedAt);
  await store.add(contactSubmission({ brief: 'y' }, { receivedAt: old }));
  await store.add(newsletterSubmission('b@example.com', { receivedAt }));
  const remind = (now: string, hours = 8) =>
    remindOfUnanswered({ store, hours, agency }, new Date(now));
  expect(await remind('2026-11-18T22:00:00Z')).toBe(false);
  expect(await remind('2026-11-20T22:00:00Z', 0)).toBe(false);
  expect(await remind('2026-11-20T22:00:00Z')).toBe(true);
  expect(await remind('2026-11-20T23:00:00Z')).toBe(false);
  const mails = [];
  for (;;) {
    const mail = await store.outbox.lease(new Date('2026-11-21'), 600);
    if (!mail) break;
    mails.push(JSON.stringify(mail));
  }
  const reminders = mails.filter((mail) => mail.includes('Still waiting for your answer'));
  expect(reminders).toEqual([expect.stringContaining(id)]);
  expect(reminders[0]).not.toMatch(/Ana|ana@/u);
});

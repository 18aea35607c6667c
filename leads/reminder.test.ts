import { expect, test } from 'vitest';
import { haveHoursPassed, remindOfUnanswered } from './reminder.ts';
import { openStore } from './sqlite/open-store.fixture.ts';
import { contactSubmission, newsletterSubmission } from './submission.fixture.ts';
import { temporaryDirectory } from './temporary-directory.fixture.ts';

const businessHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  from: 9,
  to: 17,
  timeZone: 'America/Chicago',
};

test.for([
  // Chicago is six hours behind in November; the 20th is a Friday.
  ['2026-11-20T15:00Z', '2026-11-20T22:59Z', false],
  ['2026-11-20T15:00Z', '2026-11-20T23:00Z', true],
  ['2026-11-20T22:00Z', '2026-11-22T23:00Z', false],
  ['2026-11-20T22:00Z', '2026-11-23T21:59Z', false],
  ['2026-11-20T22:00Z', '2026-11-23T22:00Z', true],
  // The clock goes back on November 1st.
  ['2026-10-30T21:00Z', '2026-11-02T20:59Z', false],
  ['2026-10-30T21:00Z', '2026-11-02T22:00Z', true],
] as const)('from %s to %s eight business hours have passed: %s', ([since, now, expected]) => {
  const span = { hours: 8, since: new Date(since), now: new Date(now) };
  expect(haveHoursPassed(span, businessHours)).toBe(expected);
});

test('the agency is reminded once of a request that is not answered, without a word of it', async () => {
  const store = openStore(temporaryDirectory());
  const receivedAt = new Date('2026-11-18T16:00:00.000Z');
  const old = new Date('2026-10-02T16:00:00.000Z');
  const { id } = await store.add(contactSubmission({}, { receivedAt }));
  const answered = await store.add(contactSubmission({ brief: 'x' }, { receivedAt }));
  await store.inbox.markAnswered(answered.id, receivedAt);
  await store.add(contactSubmission({ brief: 'y' }, { receivedAt: old }));
  await store.add(newsletterSubmission('b@example.com', { receivedAt }));
  const remind = (now: string, hours = 8) =>
    remindOfUnanswered({ store, hours, businessHours }, new Date(now));
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

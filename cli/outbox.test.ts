import { expect, test } from 'vitest';
import { contactSubmission, newsletterSubmission } from '../leads/submission.fixture.ts';
import { openTool, rows } from './run.fixture.ts';

const moment = new Date('2026-11-21T10:00:00.000Z');
const muchLater = new Date('2226-11-22T10:00:00.000Z');

/** A store with one mail of each kind: waiting after a failure, sent, dead. */
const openUsedStore = async () => {
  const { store, type } = openTool();
  const leaseOneOf = async (email: string) => {
    const { id } = await store.add(newsletterSubmission(email));
    await store.outbox.lease(moment, 60);
    return id;
  };
  const waiting = await leaseOneOf('waiting@example.com');
  await store.outbox.markFailed(waiting, '451 try later', muchLater);
  const sent = await leaseOneOf('sent@example.com');
  await store.outbox.markSent(sent, moment);
  const dead = await leaseOneOf('dead@example.com');
  await store.outbox.markDead(dead, '550 no');
  return { store, type, waiting, sent, dead };
};

test('the mails that are not sent are listed with what keeps them, the sent ones where all are asked for', async () => {
  const { type, waiting, sent, dead } = await openUsedStore();
  const queued = '2026-11-21T10:00:00Z';
  const { output, code } = await type('outbox list');
  expect(code).toBe(0);
  expect(rows(output)).toEqual([
    ['ID', 'STATE', 'ATTEMPTS', 'QUEUED', 'NEXT / SENT', 'LAST ERROR'],
    ...[
      [waiting, 'waiting', '1', queued, '2226-11-22T10:00:00Z', '451 try later'],
      [dead, 'dead', '1', queued, '550 no'],
    ].toSorted(),
    [''],
    ['2 mails not sent yet'],
    [''],
  ]);
  const all = (await type('outbox list --all')).output;
  expect(rows(all)).toContainEqual([sent, 'sent', '1', queued, queued]);
});

test('retry makes one mail due, or all that are not sent', async () => {
  const { store, type, sent, dead } = await openUsedStore();
  expect(await type(`outbox retry --id ${sent}`)).toEqual({
    code: 0,
    output: 'No such mail is waiting or dead.\n',
    errors: '',
  });
  expect((await type(`outbox retry --id ${dead}`)).output).toBe(
    '1 mail due now; the running server sends what is due.\n',
  );
  expect(await store.outbox.find(dead)).toMatchObject({ state: 'waiting' });
  expect((await type('outbox retry')).output).toMatch(/^2 mails due now/u);
});

const heldBack = async () => {
  const tool = openTool();
  const suspicions = ['the hidden field was filled in'];
  const { id } = await tool.store.add(contactSubmission({}, { suspicions }));
  return { ...tool, id };
};

test('what was held back is listed with its reasons, and only counted in the list of leads', async () => {
  const { type, id } = await heldBack();
  const spam = await type('spam');
  expect(spam.code).toBe(0);
  for (const words of [id, 'Ana Ruiz, ana@example.com', 'the hidden field was filled in'])
    expect(spam.output).toContain(words);
  expect(spam.output).toMatch(/\n1 submission held back\n$/u);
  const { output } = await type('list');
  expect(output).not.toContain('Ana Ruiz');
  expect(output).toMatch(/\nHeld back as spam: 1, see "npm run leads -- spam"\n$/u);
});

test('a restored submission is a lead and its mail waits to be sent; an erased one is gone', async () => {
  const { type, store, id } = await heldBack();
  const restored = await type(`spam restore ${id}`);
  expect(restored.output).toBe(
    'Restored: it’s a lead now, and the running server sends its mail.\n',
  );
  expect(await store.counts()).toMatchObject({ contacts: 1 });
  expect(await store.outbox.find(id)).toMatchObject({ state: 'waiting' });
  // A lead cannot be erased this way.
  expect((await type(`spam erase ${id}`)).output).toBe(`Nothing is held back under ${id}.\n`);
  const suspicions = ['five links'];
  const other = await store.add(contactSubmission({ brief: 'Pills' }, { suspicions }));
  expect((await type(`spam erase ${other.id}`)).output).toBe('Deleted.\n');
  expect((await type('spam')).output).toContain('0 submissions held back');
});

import { expect, test } from 'vitest';
import { contactSubmission, newsletterSubmission } from '../../leads/submission.fixture.ts';
import { openLeadApp } from './lead-app.fixture.ts';
import { fullLead } from './lead-list.ts';

test('leads are listed page by page, and one is shown with all its data and a prepared reply', async () => {
  const { store, get } = await openLeadApp();
  for (let index = 0; index < 51; index += 1) {
    const receivedAt = new Date(Date.parse('2026-11-20T10:00Z') + index * 1000);
    await store.add(contactSubmission({ brief: `No. ${index}` }, { receivedAt }));
  }
  const { leads, next, counts } = await get('/api/leads?state=new');
  expect(leads).toHaveLength(50);
  expect(counts).toEqual({ new: 51, answered: 0, spam: 0 });
  const rest = await get(`/api/leads?state=new&after=${encodeURIComponent(next)}`);
  expect(rest.leads).toMatchObject([{ fields: { brief: 'No. 0' } }]);
  expect(rest.next).toBeUndefined();
  expect(await get(`/api/leads/one?id=${leads[0].id}`)).toMatchObject({
    at: '2026-11-20T10:00:50.000Z',
    state: 'new',
    fields: { name: 'Ana Ruiz', brief: 'No. 50' },
    mail: { state: 'waiting' },
    reply: { to: 'ana@example.com', text: expect.stringContaining('Hi Ana,') },
  });
});

test('a reply is signed with the name and, if there is one, the phone number', async () => {
  const { store } = await openLeadApp();
  const { id } = await store.add(contactSubmission());
  const signedBy = async (phone?: string) =>
    (await fullLead(store, id, { name: 'Ruiz Design', phone }))?.reply?.text;
  expect(await signedBy('(512) 555-0123')).toContain('\n\nRuiz Design\n(512) 555-0123\n\n>');
  expect(await signedBy()).toContain('\n\nRuiz Design\n\n>');
});

test('a lead is marked answered and gets a note; spam is restored or erased; a missing lead is reported', async () => {
  const { store, get, send } = await openLeadApp();
  const { id } = await store.add(contactSubmission());
  const held = await store.add(contactSubmission({ brief: 'x' }, { suspicions: ['links'] }));
  expect((await send('POST', '/api/leads/answered', { id, answered: true })).statusCode).toBe(200);
  expect((await send('PUT', '/api/leads/note', { id, note: 'Called' })).statusCode).toBe(200);
  const { leads } = await get('/api/leads?state=answered&search=called');
  expect(leads).toMatchObject([{ id, note: 'Called' }]);
  const spam = await get('/api/leads?state=spam');
  expect(spam.leads).toMatchObject([{ id: held.id, suspicions: ['links'] }]);
  expect((await send('POST', '/api/leads/restore', { id: held.id })).statusCode).toBe(200);
  expect((await send('DELETE', `/api/leads/spam?id=${held.id}`)).statusCode).toBe(404);
  expect((await send('POST', '/api/leads/spam', { id })).statusCode).toBe(200);
  expect(await get(`/api/leads/one?id=${id}`)).toMatchObject({ state: 'spam' });
  expect(await get('/api/person/count?email=Ana@example.com')).toEqual({ count: 2 });
  const again = await send('POST', '/api/leads/answered', { id: 'nobody', answered: true });
  expect(again.json()).toEqual({ message: expect.stringContaining('isn’t there anymore') });
  expect((await send('POST', '/api/leads/answered', { id })).statusCode).toBe(400);
});

test('a note does not overwrite another one', async () => {
  const { store, send, get } = await openLeadApp();
  const { id } = await store.add(contactSubmission());
  const note = (words: string, over: string) =>
    send('PUT', '/api/leads/note', { id, note: words, over });
  expect((await note('Mine', '')).statusCode).toBe(200);
  const refused = await note('Yours', '');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ note: 'Mine' });
  // Repeating a note succeeds, since the first answer may have been lost.
  expect((await note('Mine', '')).statusCode).toBe(200);
  expect((await note('Mine, then yours', 'Mine ')).statusCode).toBe(200);
  expect(await get(`/api/leads/one?id=${id}`)).toMatchObject({ note: 'Mine, then yours' });
});

test('mails are resent, a person is exported and erased, and everything can be downloaded and backed up', async () => {
  const { app, store, get, send } = await openLeadApp();
  const { id } = await store.add(contactSubmission({}, { origin: { entryPage: '/localseo' } }));
  await store.add(newsletterSubmission('b@example.com'));
  await store.outbox.lease(new Date(), 60);
  await store.outbox.markDead(id, '550 no');
  const { mails } = await get('/api/mails');
  expect(mails).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, error: 'The mail server said: “550 no”.' }),
    ]),
  );
  expect((await send('POST', '/api/mails/retry', { id })).json()).toEqual({ retried: 1 });
  const { body } = await app.inject('/api/leads/download?format=csv&collection=contacts');
  expect(body).toMatch(
    /^\uFEFFReference,Name,.*\r\n.*Ana Ruiz[^]*,2026-11-21 04:00:00,New,,\/localseo,/u,
  );
  expect((await send('POST', '/api/backup')).json()).toEqual({
    file: expect.stringMatching(/leads-.*\.sqlite$/u),
  });
  expect(await get('/api/person?email=ANA@example.com')).toMatchObject({
    contacts: [{ id, origin: { entryPage: '/localseo' } }],
  });
  const erased = await send('POST', '/api/person/erase', { email: 'ana@example.com' });
  expect(erased.json()).toMatchObject({ documents: { contacts: 1, newsletter: 0 } });
  expect(await get('/api/health')).toMatchObject({
    figures: {
      writable: true,
      counts: { contacts: 0, newsletter: 1 },
      weeks: expect.objectContaining({ length: 12 }),
    },
  });
});

test('an unreachable store is reported', async () => {
  const { store, app } = await openLeadApp();
  await store.close();
  const answer = await app.inject('/api/leads');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ message: 'The lead store has been closed.' });
});

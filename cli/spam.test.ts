import { expect, test } from 'vitest';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { contactSubmission, newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { run } from './run.fixture.ts';

const heldBack = async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  const suspicions = ['the hidden field was filled in'];
  const { id } = await store.add(contactSubmission({}, { suspicions }));
  return { directory, store, id };
};

test('what was held back is listed with its reasons', async () => {
  const { directory, id } = await heldBack();
  const { output, code } = await run(directory, ['spam']);
  expect(code).toBe(0);
  expect(output).toContain(id);
  expect(output).toContain('Ana Ruiz, ana@example.com');
  expect(output).toContain('the hidden field was filled in');
  expect(output).toMatch(/\n1 submission held back\n$/u);
});

test('the list of leads tells that something was held back, and shows none of it', async () => {
  const { directory, store } = await heldBack();
  await store.add(newsletterSubmission('bob@example.com'));
  const { output } = await run(directory, ['list']);
  expect(output).not.toContain('Ana Ruiz');
  expect(output).toMatch(
    /\nNewsletter \(newsletter\): 1\nHeld back as spam: 1, see "npm run leads -- spam"\n$/u,
  );
});

test('a restored submission is a lead and its mail waits to be sent', async () => {
  const { directory, store, id } = await heldBack();
  const { output } = await run(directory, ['spam', 'restore', id]);
  expect(output).toBe('Restored: it is a lead now, and the running server sends its mail.\n');
  expect(await store.counts()).toMatchObject({ contacts: 1 });
  expect(await store.outbox.find(id)).toMatchObject({ state: 'waiting' });
  expect((await run(directory, ['spam', 'restore', id])).output).toBe(
    `Nothing is held back under ${id}.\n`,
  );
});

test('an erased submission is gone, and a lead cannot be erased this way', async () => {
  const { directory, store, id } = await heldBack();
  expect((await run(directory, ['spam', 'erase', id])).output).toBe('Deleted.\n');
  expect((await run(directory, ['spam'])).output).toContain('0 submissions held back');
  const lead = await store.add(newsletterSubmission('bob@example.com'));
  expect((await run(directory, ['spam', 'erase', lead.id])).output).toContain('Nothing is held');
  expect(await store.counts()).toMatchObject({ newsletter: 1 });
});

test('everything about one person is exported, what was held back included', async () => {
  const { directory, store, id } = await heldBack();
  await store.add(newsletterSubmission('ANA@example.com'));
  await store.add(newsletterSubmission('bob@example.com'));
  const { output, code } = await run(directory, ['export', '--email', ' Ana@Example.com ']);
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({
    contacts: [],
    authorityBuilderFunnel1: [],
    newsletter: [{ data: { email: 'ANA@example.com' } }],
    quarantine: [{ id, suspicions: ['the hidden field was filled in'] }],
  });
  expect(output).not.toContain('bob');
});

import { expect, test } from 'vitest';
import { newProject, useEmulator } from '../../leads/firestore/emulator.fixture.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { inquiry } from '../fixtures/contact-form.ts';
import { runLeadsToolWith } from '../fixtures/leads-tool.ts';
import { openAgencyMailbox } from '../fixtures/agency-mailbox.ts';
import { startServer } from '../fixtures/site.ts';

const emulator = useEmulator();

const firestoreAt = (port: number) => ({
  DATA_DIR: temporaryDirectory(),
  FIRESTORE_PROJECT: newProject(),
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
  METADATA_SERVER_DETECTION: 'none',
  RATE_LIMIT_MAX: '1000000',
});

const send = async (url: string, brief: string) => {
  const body = new URLSearchParams({
    ...inquiry,
    brief,
    submissionId: `press-${brief.replace(' ', '-')}`,
  });
  const { status } = await fetch(`${url}/contact`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  });
  return status;
};

test('two servers share one Firestore: each request is stored once and mailed once', async () => {
  const mailbox = await openAgencyMailbox();
  const environment = { ...firestoreAt(emulator().port), ...mailbox.settings };
  const directory = environment.DATA_DIR;
  const first = await startServer({ directory, environment });
  const second = await startServer({ directory, environment });
  const briefs = Array.from({ length: 12 }, (_, number) => `request ${number}`);
  const answers = await Promise.all(
    briefs.flatMap((brief) => [send(first.url, brief), send(second.url, brief)]),
  );
  expect(new Set(answers)).toEqual(new Set([201]));
  await expect.poll(() => mailbox.mails).toHaveLength(12);

  const listed = await runLeadsToolWith(environment, 'list');
  expect(listed).toMatchObject({ errors: '', code: 0 });
  expect(listed.output).toContain('Contact requests (contacts): 12\n');
  const outbox = await runLeadsToolWith(environment, 'outbox', 'list');
  expect(outbox.output).toContain('\n0 mails not sent yet\n');
  expect(new Set(mailbox.mails.map(({ email }) => email.messageId)).size).toBe(12);

  for (const { child, exited } of [first, second]) {
    child.kill('SIGTERM');
    expect(await exited).toEqual({ code: 0, signal: null });
  }
  expect(mailbox.mails).toHaveLength(12);
});

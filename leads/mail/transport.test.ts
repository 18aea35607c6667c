import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { MailMessage } from '../outbox.ts';
import { composeMail } from './compose.ts';
import { openMailbox } from './mailbox.fixture.ts';
import { openMailTransport } from './transport.ts';

const from = { name: 'Marigold & Main', address: 'site@marigold.example' };
const to = { name: 'The studio', address: 'studio@marigold.example' };

const openTransport = (smtpUrl: string, timeout?: number) => {
  const transport = openMailTransport({ smtpUrl, from, to, timeout });
  onTestFinished(() => transport.close());
  return transport;
};

/** Aborted by nobody. */
const { signal: patient } = new AbortController();

const inquiry = (name: string, email = 'ana@example.com') =>
  composeMail(
    {
      collection: 'contacts',
      fields: { name, email, service: 'SEO', brief: 'Hello.\n\nWhat does it cost? — 价格' },
      receivedAt: new Date('2026-11-21T10:58:00.000Z'),
    },
    'Marigold & Main',
  );

/** Sends one mail and answers with what arrived. */
const deliver = async (message: MailMessage) => {
  const mailbox = await openMailbox();
  await openTransport(mailbox.url).send('0123abcd', message, patient);
  expect(mailbox.mails).toHaveLength(1);
  const [mail] = mailbox.mails;
  if (!mail) throw new Error('No mail has arrived');
  return mail;
};

const headerNames = (mail: Awaited<ReturnType<typeof deliver>>) =>
  mail.email.headers.map(({ key }) => key).toSorted();

const expectedHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

test('the mail goes from the own domain to the agency, and a reply to the visitor', async () => {
  const mail = await deliver(inquiry('Ana Ruiz'));
  expect(mail.sender).toBe('site@marigold.example');
  expect(mail.recipients).toEqual(['studio@marigold.example']);
  expect(mail.email.from).toEqual(from);
  expect(mail.email.to).toEqual([to]);
  expect(mail.email.replyTo).toEqual([{ name: 'Ana Ruiz', address: 'ana@example.com' }]);
  expect(mail.email.messageId).toBe('<0123abcd@marigold.example>');
  expect(Date.parse(mail.email.date ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(headerNames(mail)).toEqual(expectedHeaders);
});

test('it carries the same words as plain text and as HTML', async () => {
  const message = inquiry('Ana Ruiz');
  const { email } = await deliver(message);
  expect(email.subject).toBe('New SEO inquiry from Ana Ruiz');
  expect(email.text?.trimEnd()).toBe(message.text);
  expect(email.html?.trimEnd()).toBe(message.html.trimEnd());
  expect(email.attachments).toEqual([]);
});

test('without a complete address there is nothing to reply to', async () => {
  const { email } = await deliver(inquiry('Ana Ruiz', 'ana at home'));
  expect(email.replyTo).toBeUndefined();
});

test.for([
  'x\r\nBcc: evil@example.com',
  'x\nTo: evil@example.com\n\nBody',
  'a@b.example, c@d.example',
  '"Ana" <evil@example.com>',
  'Müller-Lüdenscheidt 田中',
  'Zoë 👩🏽‍🍳',
])('the name %j stays a name', async (name) => {
  const mail = await deliver(inquiry(name));
  const typed = name.replace(/\s+/gu, ' ');
  expect(mail.recipients).toEqual(['studio@marigold.example']);
  expect(mail.email.replyTo).toEqual([{ name: typed, address: 'ana@example.com' }]);
  expect(mail.email.subject).toBe(`New SEO inquiry from ${typed}`);
  expect(headerNames(mail)).toEqual(expectedHeaders);
});

test('a name that would be decoded as something else is shown as it was typed', async () => {
  const { email } = await deliver(inquiry('=?utf-8?Q?=0D=0ABcc:_evil@example.com?='));
  expect(email.subject).toBe('New SEO inquiry from = ?utf-8?Q?=0D=0ABcc:_evil@example.com?=');
  expect(email.replyTo).toMatchObject([{ name: '= ?utf-8?Q?=0D=0ABcc:_evil@example.com?=' }]);
});

test('even a message that was composed badly reaches nobody but the agency', async () => {
  const mail = await deliver({
    subject: 'x\r\nBcc: evil@example.com',
    text: 'x',
    html: 'x',
    replyTo: {
      name: 'x\r\nBcc: evil@example.com',
      address: 'a@b.example, c@d.example\r\nCc: e@f.g',
    },
  });
  expect(mail.recipients).toEqual(['studio@marigold.example']);
  expect(headerNames(mail)).toEqual(expectedHeaders);
});

test('a server that never answers is given up in time', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const sending = openTransport(`smtp://127.0.0.1:${port}`, 100).send(
    '0123abcd',
    inquiry('Ana'),
    patient,
  );
  await expect(sending).rejects.toMatchObject({ code: 'EABORT' });
});

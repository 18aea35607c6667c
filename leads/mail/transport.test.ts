import { expect, onTestFinished, test } from 'vitest';
import { openAgencyMailbox } from '../../tests/fixtures/agency-mailbox.ts';
import type { MailMessage } from '../lead-record.ts';
import { agency, contactSubmission, mailedLead } from '../submission.fixture.ts';
import { composeMail } from './compose.ts';
import { deliveryFailure, mailTrouble, openMailTransport } from './transport.ts';

const from = { name: 'Marigold & Main', address: 'site@marigold.example' };
const to = { name: 'The studio', address: 'studio@marigold.example' };

const openTransport = (smtpUrl: string) => {
  const transport = openMailTransport({ smtpUrl, from, to });
  onTestFinished(() => transport.close());
  return transport;
};

/** A signal that never aborts. */
const { signal } = new AbortController();

const inquiry = (name: string, email = 'ana@example.com') =>
  composeMail(
    mailedLead(
      contactSubmission({
        name,
        email,
        service: 'SEO',
        brief: 'Hello.\n\nWhat does it cost? — 价格',
      }),
    ),
    agency,
  );

/** Sends one mail and returns what arrived, which must have reached the agency only. */
const deliver = async (message: MailMessage) => {
  const mailbox = await openAgencyMailbox();
  await openTransport(mailbox.settings.SMTP_URL).send('0123abcd', message, signal);
  expect(mailbox.mails).toMatchObject([
    { sender: 'site@marigold.example', recipients: ['studio@marigold.example'] },
  ]);
  const [mail] = mailbox.mails;
  if (!mail) throw new Error('No mail has arrived');
  expect(mail.email.headers.map(({ key }) => key).toSorted()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    ...(message.replyTo ? ['reply-to'] : []),
    'subject',
    'to',
  ]);
  return mail.email;
};

test('the mail goes from the site’s domain to the agency, as text and HTML, and a reply goes to the visitor', async () => {
  const message = inquiry('Ana Ruiz');
  const email = await deliver(message);
  expect(email.from).toEqual(from);
  expect(email.to).toEqual([to]);
  expect(email.replyTo).toEqual([{ name: 'Ana Ruiz', address: 'ana@example.com' }]);
  expect(email.messageId).toBe('<0123abcd@marigold.example>');
  expect(email.subject).toBe('New SEO inquiry from Ana Ruiz');
  expect(email.text?.trimEnd()).toBe(message.text);
  expect(email.html?.trimEnd()).toBe(message.html.trimEnd());
});

test.for([
  ['x\r\nBcc: evil@example.com', 'x Bcc: evil@example.com'],
  ['"Ana" <evil@example.com>', '"Ana" <evil@example.com>'],
  ['Zoë Müller-Lüdenscheidt 田中 👩🏽‍🍳', 'Zoë Müller-Lüdenscheidt 田中 👩🏽‍🍳'],
  ['=?utf-8?Q?=0D=0ABcc:_e@f.g?=', '= ?utf-8?Q?=0D=0ABcc:_e@f.g?='],
] as const)('the name %j stays a name', async ([name, shown]) => {
  const email = await deliver(inquiry(name));
  expect(email.replyTo).toEqual([{ name: shown, address: 'ana@example.com' }]);
  expect(email.subject).toBe(`New SEO inquiry from ${shown}`);
});

test('even a badly composed message reaches nobody but the agency', async () => {
  const injected = { name: 'x\r\nBcc: e@f.g', address: 'a@b.example, c@d.example\r\nCc: e@f.g' };
  await deliver({ subject: 'x\r\nBcc: e@f.g', text: 'x', html: 'x', replyTo: injected });
});

const rejection = (message: string, details: object) => Object.assign(new Error(message), details);

test.for([
  ['the recipient is refused', 'EENVELOPE', 550, true],
  ['the server turns everybody away', 'EPROTOCOL', 554, false],
] as const)('%s: code %s, reply %i, permanent %s', ([, code, responseCode, permanent]) => {
  const refused = rejection('Refused', { code, responseCode, permanent: responseCode >= 500 });
  expect(deliveryFailure(refused)).toMatchObject({ permanent, code: responseCode });
});

test('the mail server’s answer is kept without addresses, and shortened', () => {
  const message =
    'Refused: 550 5.1.1 <ana.ruiz@example.com>: "ana ruiz"@example.com unknown,\r\nsee mailto:post@bücher.example ';
  const failure = deliveryFailure(rejection(message + 'x'.repeat(1000), { code: 'ESOCKET' }));
  expect(failure).toMatchObject({ permanent: false, code: 'ESOCKET' });
  expect(failure.description).toContain(
    'Refused: 550 5.1.1 <[address]>: [address] unknown, see [address] x',
  );
  expect(failure.description).not.toContain('@');
  expect(failure.description.length).toBeLessThanOrEqual(300);
});

test.for([
  ['connect ECONNREFUSED 127.0.0.1:25', /doesn’t answer/u],
  ['getaddrinfo ENOTFOUND mail.example.com', /doesn’t answer/u],
  ['Invalid login: 535 5.7.8 Error: authentication failed', /user name or the password/u],
  ['550 no such mailbox', /said: “550 no such mailbox”/u],
] as const)('“%s” is told in plain words', ([description, words]) => {
  expect(mailTrouble(description)).toMatch(words);
});

import { expect, test } from 'vitest';
import type { ContactFields } from '../forms/contact.ts';
import {
  agency,
  contactSubmission,
  mailedLead,
  newsletterSubmission,
} from '../submission.fixture.ts';
import { composeMail } from './compose.ts';

const receivedAt = new Date('2026-11-21T10:58:00.000Z');

const compose = (changes: Partial<ContactFields> = {}) => {
  const fields = { brief: 'A site for my bakery.\n\nSoon, please.', ...changes };
  return composeMail(mailedLead(contactSubmission(fields, { receivedAt })), agency);
};

test.for([
  [{ collection: 'authorityBuilderFunnel1' }, 'Ultimate SEO Guide request from ana@example.com'],
  [{ collection: 'newsletter' }, 'Newsletter sign-up from ana@example.com'],
  [
    { collection: 'newsletter', request: 'Free review request' },
    'Free review request from ana@example.com',
  ],
] as const)('the subject of a sign-up says who wants what: %o', ([lead, subject]) => {
  const signUp = { ...newsletterSubmission('ana@example.com'), ...lead };
  expect(composeMail(mailedLead(signUp), agency).subject).toBe(subject);
});

test('the mail about an order names it, and says what comes next', () => {
  const order = contactSubmission({}, { request: 'Visibility Audit order ($99)' });
  const { subject, text, html } = composeMail(mailedLead(order), agency);
  expect(subject).toBe('Visibility Audit order ($99) from ana@example.com');
  const advice = 'Just hit reply to send the payment link to ana@example.com. Work starts once';
  for (const body of [text, html]) expect(body).toContain(advice);
});

test('the plain text holds every field, the brief with its line breaks', () => {
  expect(compose().text).toBe(`New Web Design inquiry from Ana Ruiz

Name:
Ana Ruiz

Email:
ana@example.com

Service:
Web Design

Brief:
A site for my bakery.

Soon, please.

Just hit reply to answer ana@example.com.

-- 
Received November 21, 2026 at 4:58 AM CST through the Marigold & Main website. It’s saved under Contact requests (contacts).`);
});

test.for([
  [{ entryPage: '/', previousPage: '/' }, 'They came in on /, and saw it just before the form.'],
  [
    { entryPage: '/', previousPage: '/about', referringSite: 'www.google.com' },
    'They came from www.google.com to /, and saw /about just before the form.',
  ],
] as const)('the mail says where the visitor came from: %o', ([origin, sentence]) => {
  const signUp = newsletterSubmission('ana@example.com', { origin });
  const mail = composeMail(mailedLead(signUp), agency);
  for (const body of [mail.text, mail.html]) expect(body).toContain(sentence);
});

test('the HTML holds every field with its line breaks; markup that a visitor types is shown, not run', () => {
  const brief = `</dd><script>'&'\n\nSoon`;
  const { html } = compose({ name: '<img src=x onerror="alert(1)">', brief });
  expect(html).not.toMatch(/<img|<script/u);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(html).toContain('&lt;/dd&gt;&lt;script&gt;&#39;&amp;&#39;<br>\n<br>\nSoon</dd>');
  expect(html).toContain('>ana@example.com</dd>');
});

test('a mistyped address is shown with the one that was probably meant', () => {
  const { replyTo, text, html } = compose({ email: 'ana@gmial.com' });
  expect(replyTo).toMatchObject({ address: 'ana@gmial.com' });
  for (const body of [text, html]) expect(body).toContain('Did they mean ana@gmail.com?');
});

test.for([
  ['ana@müller.de\u200B', 'ana@xn--mller-kva.de'],
  ['\u202AAna.Ruiz@example.com\u202C', 'Ana.Ruiz@example.com'],
] as const)('%j is replied to as %s', ([email, address]) => {
  expect(compose({ email }).replyTo).toMatchObject({ address });
});

test.for(['=?utf-8?Q?evil?=', '=\u00AD?utf-8?Q?evil?=', '=\u200B\u202E?utf-8?B?ZXZpbA==?='])(
  'no MIME encoded word reaches a header: %j',
  (name) => {
    const { subject, replyTo } = compose({ name });
    expect(`${subject} ${replyTo?.name}`).not.toContain('=?');
  },
);

test.for(['ana', 'ana@example.com\r\nBcc: evil@example.com', `${'a'.repeat(250)}@example.com`])(
  'the address %j gets no Reply-To header, and the mail says so',
  (email) => {
    const { replyTo, text, html } = compose({ email });
    expect(replyTo).toBeUndefined();
    expect(text).toContain('looks incomplete');
    expect(html).toContain('looks incomplete');
    expect(text).toContain(`Email:\n${email}`);
  },
);

test('with a hosted back office, the mail links to its lead', () => {
  const lead = mailedLead(newsletterSubmission('ana@example.com'));
  expect(composeMail(lead, agency).html).not.toContain('back office');
  const { text, html } = composeMail(lead, { ...agency, adminUrl: 'https://office.example.com' });
  const address = 'https://office.example.com/#/leads/0123abcd';
  expect(text).toContain(`mark it as answered: ${address}\n`);
  expect(html).toContain(`<a href="${address}">`);
});

test('the mail of a canary test is recognizable at once, and has no Reply-To', () => {
  const mail = composeMail({ ...mailedLead(contactSubmission()), canary: true }, agency);
  expect(mail).toMatchObject({ subject: 'Canary: the forms of the website work', isTest: true });
  expect(mail.replyTo).toBeUndefined();
});

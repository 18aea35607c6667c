import { expect, test } from 'vitest';
import type { ContactFields } from '../../forms/contact.ts';
import { composeMail } from './compose.ts';

const receivedAt = new Date('2026-11-21T10:58:00.000Z');

const compose = (changes: Partial<ContactFields> = {}) =>
  composeMail(
    {
      collection: 'contacts',
      fields: {
        name: 'Ana Ruiz',
        email: 'ana@example.com',
        service: 'Web Design',
        brief: 'A site for my bakery.\n\nSoon, please.',
        ...changes,
      },
      receivedAt,
    },
    'Marigold & Main',
  );

const signUp = (collection: 'authorityBuilderFunnel1' | 'newsletter', email: string) =>
  composeMail({ collection, fields: { email }, receivedAt }, 'Marigold & Main');

test('the subject says what is wanted and by whom', () => {
  expect(compose().subject).toBe('New Web Design inquiry from Ana Ruiz');
  expect(signUp('authorityBuilderFunnel1', 'ana@example.com').subject).toBe(
    'Ultimate SEO guide requested by ana@example.com',
  );
  expect(signUp('newsletter', 'ana@example.com').subject).toBe(
    'Newsletter sign-up: ana@example.com',
  );
});

test('a sign-up for something else than the newsletter says for what', () => {
  const fields = { email: 'ana@example.com' };
  const request = 'Free review requested';
  const lead = { collection: 'newsletter' as const, fields, receivedAt, request };
  expect(composeMail(lead, 'Marigold & Main').subject).toBe(
    'Free review requested by ana@example.com',
  );
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

Reply to this mail to answer ana@example.com.

-- 
Received November 21, 2026 at 10:58 AM UTC through the Marigold & Main website, kept under Contact requests (contacts).`);
});

test('the HTML holds every field, the brand and the line breaks of the brief', () => {
  const { html } = compose();
  expect(html).toContain('>Marigold &amp; Main</p>');
  for (const value of ['Ana Ruiz', 'ana@example.com', 'Web Design']) {
    expect(html).toContain(`>${value}</dd>`);
  }
  expect(html).toContain('A site for my bakery.<br>\n<br>\nSoon, please.</dd>');
});

test('markup that a visitor types is shown, not run', () => {
  const { html } = compose({ name: '<img src=x onerror="alert(1)">', brief: `</dd><script>'&'` });
  expect(html).not.toMatch(/<img|<script/u);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(html).toContain('&lt;/dd&gt;&lt;script&gt;&#39;&amp;&#39;');
});

test('line breaks and control characters never reach the subject or the reply name', () => {
  const name = 'x\r\nBcc: evil@example.com\u0000\u001B[31m\u2028y\u202Eexe.pdf';
  const { subject, replyTo } = compose({ name });
  expect(subject).toBe('New Web Design inquiry from x Bcc: evil@example.com [31m yexe.pdf');
  expect(replyTo?.name).toBe('x Bcc: evil@example.com [31m yexe.pdf');
});

test('a name that reorders what is read does not do so anywhere in the mail', () => {
  const name = 'Ana \u202Efdp.exe\u2066 \u200FRuiz 👩🏽‍🍳';
  const { text, html } = compose({ name, brief: `One\u2069\nשלום`, email: 'a\u202Eb' });
  for (const body of [text, html]) {
    expect(body).toContain('Ana fdp.exe Ruiz 👩🏽‍🍳');
    expect(body).toContain('שלום');
    expect(body).not.toMatch(/\p{Bidi_Control}/u);
  }
});

test('a very long name is cut in the subject, between characters, and kept in the body', () => {
  const name = '😀'.repeat(5000);
  const { subject, text, replyTo } = compose({ name });
  expect([...subject]).toHaveLength(120);
  expect(subject.endsWith('😀…')).toBe(true);
  expect([...(replyTo?.name ?? '')]).toHaveLength(80);
  expect(text).toContain(name);
});

test('a reply goes to the visitor', () => {
  expect(compose().replyTo).toEqual({ name: 'Ana Ruiz', address: 'ana@example.com' });
  expect(signUp('newsletter', 'ana@example.com').replyTo).toEqual({
    name: '',
    address: 'ana@example.com',
  });
});

test.for([
  'ana',
  'ana@',
  'ana@example',
  'ana@example.',
  '@example.com',
  'a@b.com, c@d.com',
  'ana@example.com\r\nBcc: evil@example.com',
  'Ana <ana@example.com>',
  'ana ruiz@example.com',
  `${'a'.repeat(250)}@example.com`,
])('the address %j is not replied to, and the mail says so', (email) => {
  const { replyTo, text, html } = compose({ email });
  expect(replyTo).toBeUndefined();
  expect(text).toContain('looks incomplete');
  expect(html).toContain('looks incomplete');
  expect(text).toContain(`Email:\n${email}`);
});

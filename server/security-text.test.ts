import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';
import { createTestApp } from './test-support/test-app.ts';

test('security.txt names whom to tell, where it belongs, and a day half a year ahead', () => {
  const now = new Date('2026-11-21T17:03:00.000Z');
  expect(securityText('https://marigold.example', 'mailto:hello@marigold.example', now)).toBe(
    `Contact: mailto:hello@marigold.example
Expires: 2027-05-20T00:00:00.000Z
Preferred-Languages: en
Canonical: https://marigold.example/.well-known/security.txt
`,
  );
});

test('it is served where RFC 9116 puts it, and never expired', async () => {
  const { app } = await createTestApp({ SITE_URL: 'https://marigold.example' });
  const answer = await app.inject({ url: '/.well-known/security.txt' });
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (\S+)$/mu.exec(answer.body) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readServerSettings } from './settings/settings.ts';
import { elementsIn, readHtml } from '../content-model/html.ts';
import { buildSecurityHeaders } from './security-headers.ts';

const headersOf = (html: string, environment: Record<string, string> = {}) =>
  buildSecurityHeaders(readServerSettings(environment))({
    path: '/',
    elements: elementsIn(readHtml(html)),
  });

const policyOf = (html: string, environment?: Record<string, string>) =>
  headersOf(html, environment)['Content-Security-Policy'];

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy of a plain page lets in our own files and nothing else', () => {
  expect(policyOf('')).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';" +
      "connect-src 'self';manifest-src 'self';form-action 'self';" +
      "base-uri 'none';frame-ancestors 'none'",
  );
});

test('inline scripts and styles are let in by their hashes; data blocks and files need none', () => {
  const html = `<style>a{}</style><script>one()</script><script type="module" data-x="a>b">two()</script><script type="application/ld+json">{}</script><script src="/a.js"></script>`;
  const policy = policyOf(html);
  expect(policy).toContain(`script-src 'self' ${sha256('one()')} ${sha256('two()')};`);
  expect(policy).toContain(`style-src 'self' ${sha256('a{}')};`);
});

test('only a site on https insists on it', () => {
  expect(headersOf('')).not.toHaveProperty('Strict-Transport-Security');
  expect(policyOf('')).not.toContain('upgrade-insecure-requests');
  const encrypted = { SITE_URL: 'https://marigold.example' };
  expect(headersOf('', encrypted)).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000',
  });
  expect(policyOf('', encrypted)).toMatch(/;upgrade-insecure-requests$/u);
});

const everyVendor = {
  STRIPE_BUY_BUTTON_ID: 'buy_btn_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  EMAIL_MARKETING_SCRIPT_URL: 'https://assets.flodesk.com/universal.mjs?a=1&b=2',
  EMAIL_MARKETING_FORM_URL: 'https://forms.example.com/f/1',
  ANALYTICS_MEASUREMENT_ID: 'G-AB12CD34EF',
};

const analytics =
  'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

test('outside services are let in where they are set, and only what they need', () => {
  const html =
    '<b data-buy-button-id="buy_btn_1"></b><b data-src="https://assets.flodesk.com/universal.mjs?a=1&#38;b=2"></b>' +
    '<iframe src="https://forms.example.com/f/1"></iframe><b data-analytics="G-AB12CD34EF"></b>';
  const policy = policyOf(html, everyVendor);
  expect(policy).toContain(
    "script-src 'self' https://js.stripe.com https://assets.flodesk.com https://*.googletagmanager.com;",
  );
  expect(policy).toContain(`img-src 'self' data: ${analytics};`);
  expect(policy).toContain(
    `connect-src 'self' ${analytics} https://assets.flodesk.com https://forms.example.com;`,
  );
  expect(policy).toContain("frame-src 'self' https://js.stripe.com https://forms.example.com;");
  expect(policyOf('<p>Nothing</p>', everyVendor)).toBe(policyOf('<p>Nothing</p>'));
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readBuildSettings } from '../../server/settings/settings.ts';
import { pageFacts } from './site-facts.ts';

const factsOf = (html: string, environment: Record<string, string> = {}, path = '/') =>
  pageFacts(path, html, readBuildSettings(environment));

const policyOf = (...page: Parameters<typeof factsOf>) => factsOf(...page).policy;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy of a plain page allows our own files and nothing else', () => {
  expect(policyOf('')).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';" +
      "connect-src 'self';manifest-src 'self';form-action 'self';" +
      "base-uri 'none';frame-ancestors 'none'",
  );
});

test('inline scripts and styles are allowed by their hashes; data blocks and files need none', () => {
  const html = `<style>a{}</style><script>one()</script><script type="module" data-x="a>b">two()</script><script type="application/ld+json">{}</script><script src="/a.js"></script>`;
  const policy = policyOf(html);
  expect(policy).toContain(`script-src 'self' ${sha256('one()')} ${sha256('two()')};`);
  expect(policy).toContain(`style-src 'self' ${sha256('a{}')};`);
});

test('only an HTTPS site requires HTTPS, and only pages made for frames can be framed', () => {
  expect(policyOf('')).not.toContain('upgrade-insecure-requests');
  const encrypted = { SITE_URL: 'https://marigold.example' };
  expect(policyOf('', encrypted)).toMatch(/;upgrade-insecure-requests$/u);
  expect(policyOf('', {}, '/embed/free-review')).toContain("frame-ancestors 'self'");
});

test('a page is suggested by its title without the brand, unless it is noindex', () => {
  const title = '<title>Meet &amp; greet | Marigold</title>';
  expect(factsOf(title).title).toBe('Meet & greet');
  expect(factsOf(`${title}<meta name="robots" content="noindex">`).title).toBeUndefined();
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

test('outside services are allowed only when they are set up, and only as far as they need', () => {
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

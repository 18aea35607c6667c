import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import type { Environment } from '../settings/environment.ts';
import { openAgencyMailbox } from '../tests/fixtures/agency-mailbox.ts';
import { launchCheck } from './launch-check.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21') }));
afterEach(() => void vi.useRealTimers());

const finishedSite = `email: hello@ruizdesign.com
copyrightYear: 2026
sample: false
social: [{ network: LinkedIn, url: https://www.linkedin.com/company/ruiz }]
`;

const finished: Readonly<Record<string, string>> = {
  'content/site.yml': finishedSite,
  'content/packages.yml': 'one: { included: [{ badge: All December 2026 }] }\n',
  'content/blog/first/index.md': '---\ntitle: First\n---\n\nsample: true\n',
  'dist/site/index.html': '<link rel="canonical" href="https://www.ruizdesign.com/">',
  'dist/render/render-slot.js':
    "export const retentionPolicy = { store: 'sqlite', keepDays: { leads: 730, quarantine: 30 } };\n",
  'package.json': '{"type":"module"}',
};

/** A checkout with these files, and what the check says to it. */
const check = async (changes: Readonly<Record<string, string>>, environment: Environment) => {
  const checkout = join(temporaryDirectory(), 'checkout');
  for (const [name, text] of Object.entries({ ...finished, ...changes })) {
    mkdirSync(dirname(join(checkout, name)), { recursive: true });
    writeFileSync(join(checkout, name), text);
  }
  return Array.fromAsync(
    launchCheck({
      environment: {
        ...environment,
        DATA_DIR: resolve(checkout, environment['DATA_DIR'] ?? '../data'),
      },
      checkout,
    }),
  );
};

const published = async (): Promise<Environment> => ({
  SITE_URL: 'https://www.ruizdesign.com',
  TRUSTED_PROXIES: '127.0.0.1',
  CANARY_KEY: 'a-secret-that-is-long-enough-to-keep',
  SMTP_URL: (await openAgencyMailbox()).settings.SMTP_URL,
  MAIL_FROM: 'site@ruizdesign.com',
  MAIL_TO: 'ana@ruizdesign.com',
});

test('a finished site with all its settings may go live', async () => {
  expect(await check({}, await published())).toEqual([]);
});

const otherBuild =
  'The privacy page was built with other LEADS_KEEP_DAYS, FIRESTORE_PROJECT or the like; run "npm run build" again.';

test.for<[Environment, ...unknown[]]>([
  [{ LEADS_KEEP_DAYS: '90' }, otherBuild],
  [
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    expect.stringMatching(/^The mail server .* doesn’t let us in: .*127/u),
  ],
  [{ PORT: 'eighty' }, 'PORT is "eighty"; it should be a whole number from 0 to 65535.'],
  [
    {
      SITE_URL: 'http://www.ruizdesign.com',
      TRUSTED_PROXIES: '',
      DATA_DIR: 'data',
      STRIPE_BUY_BUTTON_ID: 'buy_btn_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    },
    'SITE_URL is http://www.ruizdesign.com; it should begin with https://.',
    'TRUSTED_PROXIES is not set; behind the proxy that ends TLS, all visitors would share one limit.',
    'DATA_DIR lies inside the checkout; choose a folder outside it, on a local disk, and back it up.',
    'STRIPE_PUBLISHABLE_KEY is a test key; no one can really pay with it.',
    'The site wasn’t built for http://www.ruizdesign.com; run "npm run build" again.',
  ],
])('what is still to do with the settings %o is told', async ([changes, ...findings]) => {
  expect(await check({}, { ...(await published()), ...changes })).toEqual(findings);
});

test('samples, offers that are over, unread legal texts and placeholders are told by file', async () => {
  const findings = await check(
    {
      'content/site.yml': finishedSite
        .replace('ruizdesign.com', 'marigold.example')
        .replace('2026', '2025')
        .replace(/https.*linkedin\S+ruiz/u, ''),
      'content/testimonials.yml': 'one: { sample: true }\ntwo: { sample: true }\n',
      'content/packages.yml': 'one: { included: [{ badge: All October 2026 }] }\n',
      'content/pages/privacy.yml': '# Have this read by a lawyer before launch.\ntemplate: legal\n',
      'content/blog/first/index.md': '---\nsample: true\n---\n\nHello\n',
    },
    await published(),
  );
  expect(findings).toEqual([
    'content/blog/first/index.md is sample content; replace it with yours.',
    'content/packages.yml shows an offer that’s over: "All October 2026".',
    'content/pages/privacy.yml hasn’t been read by a lawyer yet; once it has, remove the first line.',
    'content/site.yml: hello@marigold.example isn’t a real address.',
    'content/site.yml: copyrightYear is 2025.',
    'content/site.yml: the LinkedIn icon goes to the home page; add its address.',
    'content/testimonials.yml holds samples (one, two); replace them with yours.',
  ]);
});

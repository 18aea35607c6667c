import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import type { Environment } from '../../server/settings/environment.ts';
import { noMailServer } from '../../server/settings/settings.ts';
import { colorsFrom } from '../../content-model/brand/colors.ts';
import { lookOf, shortHash } from '../../content-model/brand/drawn-pictures.ts';
import { markOf } from '../../content-model/brand/mark.ts';
import { palettes } from '../../content-model/brand/palettes.ts';
import { openAgencyMailbox } from '../../tests/fixtures/agency-mailbox.ts';
import { findingLine, launchCheck } from './launch-check.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21') }));
afterEach(() => void vi.useRealTimers());

const finishedBusiness = `email: hello@ruizdesign.com
phone: (512) 555-0142
entity: Ruiz Design LLC
street: 12 Main Street
social: [{ network: LinkedIn, url: https://www.linkedin.com/company/ruiz }]
`;

const finishedSite = `copyrightYear: 2026
showExamples: true
sample: false
`;

const finished: Readonly<Record<string, string>> = {
  'content/business.yml': finishedBusiness,
  'content/site.yml': finishedSite,
  'content/packages.yml':
    'one: { price: 499, billing: once, weeks: 6, payment: Half now, refund: All of it, included: [{ badge: All December 2026 }] }\n',
  'content/legal.yml': 'host: Example Hosting\n',
  'content/blog/first/index.md': '---\ntitle: First\n---\n\nsample: true\n',
  'dist/site/index.html': '<link rel="canonical" href="https://www.ruizdesign.com/">',
  'dist/render/site.json':
    '{ "retentionPolicy": { "store": "sqlite", "keepDays": { "leads": 730 } } }',
};

/** Runs the check on a checkout with these files. */
const check = async (changes: Readonly<Record<string, string>>, environment: Environment) => {
  const checkout = join(temporaryDirectory(), 'checkout');
  for (const [name, text] of Object.entries({ ...finished, ...changes })) {
    mkdirSync(dirname(join(checkout, name)), { recursive: true });
    writeFileSync(join(checkout, name), text);
  }
  return Array.fromAsync(
    launchCheck(checkout, {
      ...environment,
      DATA_DIR: resolve(checkout, environment['DATA_DIR'] ?? '../data'),
    }),
    findingLine,
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
  'The privacy page says something else about how long leads are kept, or where. Publish again.';

test.for<[Environment, ...unknown[]]>([
  [{ LEADS_KEEP_DAYS: '90' }, otherBuild],
  [{ SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' }, `SMTP_URL: ${noMailServer}`],
  [{ PORT: 'eighty' }, 'PORT is "eighty"; it should be a whole number from 0 to 65535.'],
  [
    {
      SITE_URL: 'http://www.ruizdesign.com',
      TRUSTED_PROXIES: '',
      DATA_DIR: 'data',
      STRIPE_BUY_BUTTON_ID: 'buy_btn_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    },
    'SITE_URL: The address of the site is http://www.ruizdesign.com. It should begin with https://.',
    'TRUSTED_PROXIES: Whoever sets up your server has to tell the site which server stands before it. Until then, all visitors share one limit of messages.',
    'DATA_DIR: The leads are kept in the folder of the website. Whoever sets up your server should choose another folder for them, on a local disk, and back it up.',
    'STRIPE_PUBLISHABLE_KEY: The key of Stripe is a test key. Nobody can really pay with it.',
    'The site wasn’t published for http://www.ruizdesign.com. Publish again.',
  ],
])('the open tasks with the settings %o are listed', async ([changes, ...findings]) => {
  expect(await check({}, { ...(await published()), ...changes })).toEqual(findings);
});

test('samples, expired offers, unreviewed legal texts and placeholders are reported by file', async () => {
  const findings = await check(
    {
      'content/business.yml': finishedBusiness
        .replace('ruizdesign.com', 'marigold.example')
        .replace('Ruiz Design LLC', '')
        .replace('(512) 555-0142', '')
        .replace(/https.*linkedin\S+ruiz/u, '/'),
      'content/site.yml': finishedSite.replace('2026', '2025'),
      'content/testimonials.yml': 'one: { sample: true }\ntwo: { sample: true }\n',
      'content/packages.yml':
        'one: { price: 499, billing: once, pages: 5, included: [{ badge: All October 2026 }] }\n',
      'content/legal.yml': 'host: Example Hosting\nrefunds:\n',
      'content/team.yml': 'heading: Who answers\n',
      'content/pages/privacy.yml': 'template: legal\nreadByLawyer: false\n',
      'content/blog/first/index.md': '---\nsample: true\n---\n\nHello\n',
    },
    await published(),
  );
  expect(findings.toSorted()).toEqual([
    'content/blog/first/index.md: This is a made-up example; replace it with yours.',
    'content/business.yml: The LinkedIn icon goes to the home page; add its address.',
    'content/business.yml: The legal entity is empty, so the legal pages say nothing of it.',
    'content/business.yml: The phone is empty, so nobody can call you.',
    'content/business.yml: hello@marigold.example isn’t a real address.',
    'content/legal.yml: “Refunds” is empty, so the legal pages say nothing of it.',
    'content/packages.yml, one: An offer that’s over is shown: “All October 2026”.',
    'content/packages.yml, one: This package doesn’t say when it is ready, how it is paid, or what she gets back if she is not happy, which people ask before they order.',
    'content/pages/privacy.yml: No lawyer has read this yet.',
    'content/site.yml: The copyright year is 2025.',
    'content/team.yml: Nobody is in the team yet, so the site names no one and shows no face.',
    'content/testimonials.yml, one: This is a made-up example, like 1 more of its kind; replace them with yours.',
  ]);
});

test('generated pictures with the old brand are reported, and the owner’s own pictures are not', async () => {
  const look = lookOf({
    colors: colorsFrom(palettes.cedar),
    plant: 'lavender',
    mark: markOf('bloom'),
  });
  const drawn = (of: string) => ({ look: of, drawing: '', file: shortHash('drawn') });
  const another = look.replace('lavender', 'marigold');
  const files = {
    'content/brand.yml': 'palette: cedar\nplant: lavender\nmark: bloom\n',
    'content/pictures/as-it-is.webp': 'drawn',
    'content/pictures/as-it-was.webp': 'drawn',
    'content/pictures/hers.webp': 'a photograph',
    'content/pictures/drawn.json': JSON.stringify({
      'as-it-is.webp': drawn(look),
      'as-it-was.webp': drawn(another),
      'hers.webp': drawn(another),
    }),
  };
  expect(await check(files, await published())).toEqual([
    'content/brand.yml: 1 picture was drawn in other colors, or with another plant or mark, and should be redrawn.',
  ]);
});

test('hidden examples, or all examples switched off, do not block the launch', async () => {
  const testimonials = 'one: { sample: true, hidden: true }\ntwo: { sample: true }\n';
  const on = await check({ 'content/testimonials.yml': testimonials }, await published());
  expect(on).toEqual([
    'content/testimonials.yml, two: This is a made-up example; replace it with yours.',
  ]);
  const off = {
    'content/testimonials.yml': testimonials,
    'content/pages/shephedlaw.yml': 'template: case-study\nsample: true\n',
    'content/site.yml': finishedSite.replace('showExamples: true', 'showExamples: false'),
  };
  // The case study stays on the site, with its label.
  expect(await check(off, await published())).toEqual([
    'content/pages/shephedlaw.yml: This is a made-up example; replace it with yours.',
  ]);
});

test('packages that leave something out are told of in one line', async () => {
  const findings = await check(
    {
      'content/packages.yml':
        'one: { name: First, price: 499, payment: cash, refund: all }\ntwo: { price: 9, weeks: 2, refund: all }\n',
    },
    await published(),
  );
  expect(findings).toContain(
    'content/packages.yml, one: 2 packages don’t say everything: when it is ready or how it is paid. People ask that before they order. They are: First and two.',
  );
});

test('each package and the legal facts with sample answers are named, for the owner to confirm', async () => {
  const confirmed = 'name: One, price: 9, weeks: 2, payment: cash, refund: all';
  const findings = await check(
    {
      'content/packages.yml': `one: { ${confirmed}, sample: true }\ntwo: { ${confirmed}, sample: true }\nthree: { ${confirmed}, sample: false }\n`,
      'content/package-box.yml': 'sample: true\n',
      'content/legal.yml': 'sample: true\n',
    },
    await published(),
  );
  const places = findings
    .filter((finding) => finding.includes('“Sample answers”'))
    .map((finding) => finding.split(': ')[0]);
  expect(places).toEqual([
    'content/packages.yml, one',
    'content/packages.yml, two',
    'content/legal.yml',
    'content/package-box.yml',
  ]);
});

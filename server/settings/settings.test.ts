import { expect, test } from 'vitest';
import { readHostedOffice, readServerSettings, readStoreSettings } from './settings.ts';

test('without any variable, or with an empty one, the server starts with the documented defaults', () => {
  expect(readServerSettings({ PORT: '', SMTP_URL: '' })).toEqual({
    port: 4321,
    siteUrl: 'http://localhost:4321',
    dataDirectory: `${process.cwd()}/data`,
    host: 'localhost',
    rateLimitMax: 20,
    rateLimitTotal: 2000,
    trustedProxies: [],
    firstLook: 'auto',
    logLevel: 'info',
    mail: undefined,
    silenceDays: 14,
    answerReminderHours: 8,
    canaryKey: undefined,
    canaryMailTo: undefined,
    retentionPolicy: { store: 'sqlite', keepDays: { leads: 730, newsletter: undefined } },
    vendors: {},
  });
});

test('every setting is read', () => {
  const settings = readServerSettings({
    FIRESTORE_PROJECT: 'marigold-and-main',
    SITE_URL: 'https://WWW.Example.com/',
    TRUSTED_PROXIES: '10.0.0.5, fd00::/8',
    SMTP_URL: 'smtp://u:p@h:2525',
    MAIL_FROM: 'a@b.com',
    MAIL_TO: 'c@d.com',
  });
  expect(settings).toMatchObject({
    siteUrl: 'https://www.example.com',
    trustedProxies: ['10.0.0.5', 'fd00::/8'],
    mail: { smtpUrl: 'smtp://u:p@h:2525', from: 'a@b.com', to: 'c@d.com' },
    firestore: { projectId: 'marigold-and-main', databaseId: undefined },
  });
  expect(readServerSettings({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
});

test.for(['content/leads', './site/../content', 'content', `${process.cwd()}/site/data`])(
  'leads are never kept in a folder that visitors may see: %s',
  (folder) => {
    expect(() => readStoreSettings({ DATA_DIR: folder })).toThrow(
      /^DATA_DIR is ".+", a part of (?:site|content)\/, which visitors may see; it should be a folder of its own, such as \.\/data\.$/u,
    );
  },
);

test.for([
  [{ PORT: 'abc' }, 'PORT is "abc"; it should be a whole number from 0 to 65535.'],
  [
    { SITE_URL: 'https://example.com/shop' },
    'SITE_URL is "https://example.com/shop"; it should be the address of the site with https:// and without a path, such as https://www.example.com.',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.1, proxy' },
    'TRUSTED_PROXIES is "10.0.0.1, proxy"; it should be network addresses or ranges separated by commas, such as 10.0.0.5, 192.168.0.0/16.',
  ],
  [
    { MAIL_FROM: 'a@b.com', MAIL_TO: 'a@b.com' },
    'SMTP_URL is not set; SMTP_URL, MAIL_FROM, and MAIL_TO should be set together or left out together.',
  ],
  [
    { FIRESTORE_PROJECT: 'My project' },
    'FIRESTORE_PROJECT is "My project"; it should be the id of a Google Cloud project, such as my-agency-website.',
  ],
  [
    { FIRESTORE_DATABASE: 'leads' },
    'FIRESTORE_PROJECT is not set; it should be, since FIRESTORE_DATABASE is.',
  ],
] as const)('a wrong value stops the start with one sentence: %j', ([environment, sentence]) => {
  expect(() => readServerSettings(environment)).toThrow(sentence);
});

test('a secret is never repeated', () => {
  const wrong = { SMTP_URL: 'https://user:hunter2@mail.example.com' };
  expect(() => readServerSettings(wrong)).toThrow(/^SMTP_URL has a wrong value \(not shown/u);
  expect(() => readServerSettings(wrong)).not.toThrow(/hunter2/u);
  expect(() => readServerSettings({ CANARY_KEY: 'tweet' })).toThrow(/^CANARY_KEY has a wrong/u);
  expect(() => readServerSettings({ STRIPE_PUBLISHABLE_KEY: 'sk_live_1' })).not.toThrow(/sk_live/u);
});

test('the back office is reachable from outside only when its address is set; its preview has its own host name', () => {
  expect(readHostedOffice({})).toBeUndefined();
  expect(readHostedOffice({ ADMIN_URL: 'https://Office.example.com/' })).toEqual({
    url: 'https://office.example.com',
    previewUrl: 'https://preview.office.example.com',
  });
});

test.for([
  [{ ADMIN_URL: 'http://office.example.com' }, 'ADMIN_URL is "http://office.example.com"'],
  [{ ADMIN_URL: 'https://a.example.com/b' }, 'ADMIN_URL is "https://a.example.com/b"'],
  [
    { ADMIN_URL: 'https://www.example.com', SITE_URL: 'https://www.example.com' },
    'another name than that of the site',
  ],
] as const)('an unsafe address for the back office is refused: %j', ([wrong, words]) => {
  expect(() => readHostedOffice(wrong)).toThrow(words);
});

import { expect, test } from 'vitest';
import { buildVariables } from '../scripts/ensure-built.mjs';
import { readBuildSettings, readIndexNowSettings, readServerSettings } from './settings.ts';
import { readStoreSettings } from './store-settings.ts';
import * as variables from './variables.ts';

test('without any variable the server starts with the documented defaults', () => {
  expect(readServerSettings({})).toEqual({
    port: 4321,
    siteUrl: 'http://localhost:4321',
    dataDirectory: `${process.cwd()}/data`,
    host: 'localhost',
    rateLimitMax: 20,
    rateLimitTotal: 2000,
    trustedProxies: [],
    logLevel: 'info',
    mail: undefined,
    silenceDays: 14,
    canaryKey: undefined,
    canaryMailTo: undefined,
    keepDays: { leads: 730, newsletter: undefined, quarantine: 30 },
    vendors: {},
  });
});

test('the default address of the site follows the port', () => {
  expect(readServerSettings({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
});

test('an empty value counts as unset', () => {
  expect(readServerSettings({ PORT: '', SITE_URL: '', SMTP_URL: '' })).toEqual(
    readServerSettings({}),
  );
});

test('the address of the site is reduced to its origin', () => {
  expect(readBuildSettings({ SITE_URL: 'https://WWW.Example.com/' }).siteUrl).toBe(
    'https://www.example.com',
  );
});

test('proxies are read from a list separated by commas', () => {
  const { trustedProxies } = readServerSettings({ TRUSTED_PROXIES: '10.0.0.5, fd00::/8' });
  expect(trustedProxies).toEqual(['10.0.0.5', 'fd00::/8']);
});

test('mail is set when all three of its variables are', () => {
  const mail = { SMTP_URL: 'smtp://u:p@h:2525', MAIL_FROM: 'a@b.com', MAIL_TO: 'c@d.com' };
  expect(readServerSettings(mail).mail).toEqual({
    smtpUrl: 'smtp://u:p@h:2525',
    from: 'a@b.com',
    to: 'c@d.com',
  });
});

test('the agency’s tool needs the data folder only, whatever else is wrong', () => {
  expect(readStoreSettings({ DATA_DIR: '/srv/leads', PORT: 'x' })).toEqual({
    dataDirectory: '/srv/leads',
  });
});

test('search engines are told of changes at the usual address, with a key where one is set', () => {
  const environment = { SITE_URL: 'https://www.example.com', DATA_DIR: '/srv/leads' };
  expect(readIndexNowSettings(environment)).toEqual({
    siteUrl: 'https://www.example.com',
    dataDirectory: '/srv/leads',
    key: undefined,
    endpoint: 'https://api.indexnow.org/indexnow',
  });
  expect(readBuildSettings({ INDEXNOW_KEY: 'abcdef-123456' }).indexNowKey).toBe('abcdef-123456');
  expect(() => readBuildSettings({ INDEXNOW_KEY: 'too_bad!' })).toThrow(
    'INDEXNOW_KEY is "too_bad!"; it should be 8 to 128 letters, digits and hyphens.',
  );
});

const firestore = { FIRESTORE_PROJECT: 'marigold-and-main' };

test('naming a project keeps leads in Firestore, in its default database', () => {
  expect(readStoreSettings(firestore).firestore).toEqual({
    projectId: 'marigold-and-main',
    databaseId: undefined,
  });
});

test.for([
  [{ PORT: 'abc' }, 'PORT is "abc"; it should be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT is "65536"; it should be a whole number from 0 to 65535.'],
  [
    { SITE_URL: 'https://example.com/shop' },
    'SITE_URL is "https://example.com/shop"; it should be the address of the site without a path, such as https://www.example.com.',
  ],
  [
    { RATE_LIMIT_MAX: '0' },
    'RATE_LIMIT_MAX is "0"; it should be a whole number from 1 to 1000000.',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL is "loud"; it should be one of fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.1, proxy' },
    'TRUSTED_PROXIES is "10.0.0.1, proxy"; it should be network addresses or ranges separated by commas, such as 10.0.0.5, 192.168.0.0/16.',
  ],
  [
    { LEADS_KEEP_DAYS: 'for ever' },
    'LEADS_KEEP_DAYS is "for ever"; it should be a whole number from 1 to 36500.',
  ],
  [{ MAIL_TO: 'me' }, 'MAIL_TO is "me"; it should be an email address such as hello@example.com.'],
  [
    { MAIL_FROM: 'a@b.com', MAIL_TO: 'a@b.com' },
    'SMTP_URL is not set; SMTP_URL, MAIL_FROM, and MAIL_TO should be set together or left out together.',
  ],
  [
    { BOOKING_URL: 'http://book.example.com' },
    'BOOKING_URL is "http://book.example.com"; it should be a complete address that begins with https://.',
  ],
  [
    { STRIPE_BUY_BUTTON_ID: 'buy_btn_1' },
    'STRIPE_PUBLISHABLE_KEY is not set; STRIPE_BUY_BUTTON_ID and STRIPE_PUBLISHABLE_KEY should be set together or left out together.',
  ],
  [
    { ANALYTICS_MEASUREMENT_ID: 'UA-1' },
    'ANALYTICS_MEASUREMENT_ID is "UA-1"; it should be an id such as G-AB12CD34EF.',
  ],
  [
    { FIRESTORE_PROJECT: 'My project' },
    'FIRESTORE_PROJECT is "My project"; it should be the id of a Google Cloud project, such as marigold-and-main.',
  ],
  [
    { ...firestore, FIRESTORE_DATABASE: 'a/b' },
    'FIRESTORE_DATABASE is "a/b"; it should be the id of a database of the project, such as leads.',
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

/** For every variable a value that is not its default. */
const everyVariable: Readonly<Record<string, string>> = {
  PORT: '4600',
  SITE_URL: 'https://www.example.com',
  DATA_DIR: '/srv/leads',
  FIRESTORE_PROJECT: 'marigold-and-main',
  FIRESTORE_DATABASE: 'leads',
  LEADS_KEEP_DAYS: '90',
  NEWSLETTER_KEEP_DAYS: '90',
  SPAM_KEEP_DAYS: '90',
  INDEXNOW_KEY: 'abcdef123456',
  INDEXNOW_ENDPOINT: 'https://search.example.com/indexnow',
  BOOKING_URL: 'https://booking.example.com/',
  STRIPE_BUY_BUTTON_ID: 'buy_btn_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  EMAIL_MARKETING_SCRIPT_URL: 'https://mail.example.com/script.js',
  EMAIL_MARKETING_FORM_URL: 'https://mail.example.com/form',
  ANALYTICS_MEASUREMENT_ID: 'G-AB12CD34EF',
  HOST: '0.0.0.0',
  RATE_LIMIT_MAX: '5',
  RATE_LIMIT_TOTAL: '500',
  TRUSTED_PROXIES: '10.0.0.5',
  LOG_LEVEL: 'warn',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'site@marigold.example',
  MAIL_TO: 'studio@marigold.example',
  SILENCE_DAYS: '7',
  CANARY_KEY: 'a-secret-that-is-long-enough-to-keep',
  CANARY_MAIL_TO: 'tests@marigold.example',
};

/** Whether the build is another where this variable is set. Stripe's two only make sense together. */
const changesTheBuild = (name: string): boolean => {
  const together = name.startsWith('STRIPE_')
    ? ['STRIPE_BUY_BUTTON_ID', 'STRIPE_PUBLISHABLE_KEY']
    : [name];
  const environment = Object.fromEntries(together.map((key) => [key, everyVariable[key]]));
  return JSON.stringify(readBuildSettings(environment)) !== JSON.stringify(readBuildSettings({}));
};

test('npm start builds again after a change of any variable that goes into the pages, PORT included, and of no other', () => {
  const schemas = Object.values(variables).flatMap(({ shape }) => Object.keys(shape));
  expect(Object.keys(everyVariable).toSorted()).toEqual(schemas.toSorted());
  const going = Object.keys(everyVariable).filter(changesTheBuild);
  expect(going.toSorted()).toEqual(buildVariables.toSorted());
});

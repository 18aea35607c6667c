import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRetentionPolicy } from '../../settings/settings.ts';
import { fillNames, privacyWordsFor } from './names.ts';

const page = readFileSync(new URL('../../content/pages/privacy.yml', import.meta.url), 'utf8');

/** The privacy page as it is built with these settings. */
const build = (environment: Record<string, string>) =>
  fillNames(page, privacyWordsFor(readRetentionPolicy(environment)));

test('the privacy page says that submissions are on the server, where they are', () => {
  const text = build({});
  expect(text).toContain(
    'We keep it in one database on the server of this website, which we and our hosting company can reach.',
  );
  expect(text).toContain('Our hosting company and our mail provider handle');
  expect(text).not.toContain('Firestore');
});

test('the privacy page says that submissions are at Google, where they are', () => {
  const text = build({ FIRESTORE_PROJECT: 'marigold-and-main' });
  expect(text).toContain('We keep it in one database at Google (Google Cloud Firestore), which');
  expect(text).toContain('Google as the keeper of our database, and our mail provider handle');
  expect(text).not.toContain('on the server of this website');
});

test('the privacy page names what is known of where a visitor came from', () => {
  expect(build({})).toContain(
    'the page you came in on, the page you saw before the form, the name of the website that sent you, the name you put on a sign, and the trade you chose for it',
  );
});

test('the privacy page names the days that are set', () => {
  expect(build({ LEADS_KEEP_DAYS: '91' })).toContain('91 days');
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRetentionPolicy } from '../../server/settings/settings.ts';
import { fillNames } from './fill-names.ts';
import { privacyWordsFor } from './privacy-words.ts';

const privacyPage = readFileSync('content/pages/privacy.yml', 'utf8');

const build = (environment: Record<string, string>) =>
  fillNames(privacyPage, privacyWordsFor(readRetentionPolicy(environment)));

test.for([
  [
    {},
    'one database on the server of this website, which we and our hosting company can reach.',
    'Our hosting company and our mail provider handle',
    'Firestore',
  ],
  [
    { FIRESTORE_PROJECT: 'marigold-and-main' },
    'one database at Google (Google Cloud Firestore), which',
    'Google as the keeper of our database, and our mail provider handle',
    'on the server of this website',
  ],
] as const)(
  'with %j the privacy page says where submissions are',
  ([settings, where, who, not]) => {
    const text = build(settings);
    expect(text).toContain(`We keep it in ${where}`);
    expect(text).toContain(who);
    expect(text).not.toContain(not);
  },
);

test('the privacy page names the days that are set', () => {
  expect(build({ LEADS_KEEP_DAYS: '91' })).toContain('91 days');
});

import { fingerprint, unlessDone } from './fingerprint.mjs';
import { run } from './run.mjs';

const sources = [
  'content',
  'public',
  'src',
  'forms',
  'build',
  'content-check',
  'settings',
  'server/content-types.ts',
  'shared',
  'astro.config.ts',
  'package-lock.json',
  '.env',
];

/** The settings that go into the pages; the others only concern the server. */
export const buildVariables = [
  // Where SITE_URL is not set, it is a part of the address in canonical links.
  'PORT',
  'SITE_URL',
  'BOOKING_URL',
  'STRIPE_BUY_BUTTON_ID',
  'STRIPE_PUBLISHABLE_KEY',
  'EMAIL_MARKETING_SCRIPT_URL',
  'EMAIL_MARKETING_FORM_URL',
  'ANALYTICS_MEASUREMENT_ID',
  'FIRESTORE_PROJECT',
  'LEADS_KEEP_DAYS',
  'NEWSLETTER_KEEP_DAYS',
  'SPAM_KEEP_DAYS',
  'INDEXNOW_KEY',
];

/** Builds the site into dist/, unless it is built from these very sources and settings already. */
export const ensureBuilt = () => {
  const settings = buildVariables.map((name) => `${name}=${process.env[name] ?? ''}`);
  unlessDone('dist/.built', fingerprint(sources, ...settings), () =>
    run('npm', 'run', '--silent', 'build'),
  );
};

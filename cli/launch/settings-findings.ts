import { isAbsolute, relative } from 'node:path';
import { sqliteDirectory } from '../../leads/open-lead-store.ts';
import type { ServerSettings } from '../../settings/settings.ts';

const isForTrials = ({ hostname }: URL) =>
  /^(?:localhost|127\.|\[::1\])|\.(?:example|test|invalid|localhost|local)$/u.test(hostname);

const siteFindings = ({ siteUrl, trustedProxies }: ServerSettings): string[] => {
  const url = new URL(siteUrl);
  if (isForTrials(url)) return [`SITE_URL is ${siteUrl}; set the address that visitors will use.`];
  return [
    ...(url.protocol === 'https:'
      ? []
      : [`SITE_URL is ${siteUrl}; it should begin with https://.`]),
    ...(trustedProxies.length > 0
      ? []
      : [
          'TRUSTED_PROXIES is not set; behind the proxy that ends TLS, all visitors would share one limit.',
        ]),
  ];
};

/** Whether a folder, if there is one, lies inside another. */
const isInside = (folder: string | undefined, outer: string): boolean => {
  if (folder === undefined) return false;
  const way = relative(outer, folder);
  return !way.startsWith('..') && !isAbsolute(way);
};

const isForTests = (key: string | undefined) => key?.startsWith('pk_test_') ?? false;

/** What the settings lack, besides mail. */
export const settingsFindings = (settings: ServerSettings, checkout: string): string[] => [
  ...siteFindings(settings),
  ...(isInside(sqliteDirectory(settings), checkout)
    ? [
        'DATA_DIR lies inside the checkout; choose a folder outside it, on a local disk, and back it up.',
      ]
    : []),
  ...(settings.canaryKey === undefined
    ? ['CANARY_KEY is not set; without it "npm run canary" cannot test the way of a lead.']
    : []),
  ...(isForTests(settings.vendors.stripe?.publishableKey)
    ? ['STRIPE_PUBLISHABLE_KEY is a test key; nobody can really pay with it.']
    : []),
];

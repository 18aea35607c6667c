import { isAbsolute, relative } from 'node:path';
import { verifyMailServer } from '../leads/mail/transport.ts';
import { sqliteDirectory } from '../leads/open-lead-store.ts';
import type { ServerSettings } from '../settings/settings.ts';

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

/** What keeps mail from reaching the agency. Connects to the mail server and logs in. */
export const mailFindings = async ({ mail }: Pick<ServerSettings, 'mail'>): Promise<string[]> => {
  if (!mail) {
    return ['SMTP_URL, MAIL_FROM and MAIL_TO are not set; nobody would be told of a lead.'];
  }
  const refusal = await verifyMailServer(mail.smtpUrl);
  return [
    ...(refusal === undefined
      ? []
      : [`The mail server of SMTP_URL does not let us in: ${refusal}`]),
    ...[mail.from, mail.to]
      .filter((address) => /\.(?:example|test|invalid)$|@example\./u.test(address))
      .map((address) => `Mail goes from or to ${address}, which is no real address.`),
  ];
};

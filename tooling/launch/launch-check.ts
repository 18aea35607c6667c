import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { mailTrouble, verifyMailServer } from '@agency/leads/mail/transport.ts';
import { openLeadStore, sqliteDirectory } from '@agency/leads/open-lead-store.ts';
import { counted } from '@agency/leads/forms/counted.ts';
import { readWords, runTool } from '@agency/server/commands/tool.ts';
import { WrongSetting, type Environment } from '@agency/server/settings/environment.ts';
import { showHelp } from '@agency/server/settings/help.mjs';
import {
  noMailServer,
  readServerSettings,
  type ServerSettings,
} from '@agency/server/settings/settings.ts';
import { contentFindings, type Finding } from './content-findings.ts';

/** As the command line shows it: `content/packages.yml, starter: This package …`, `… (SITE_URL)`. */
export const findingLine = ({ words, entry, setting }: Finding): string => {
  const place = entry ? `${[entry.file, ...entry.within].join(', ')}: ` : '';
  return `${place}${words}${setting === undefined ? '' : ` (${setting})`}`;
};

const isTestHost = (hostname: string) =>
  /^(?:localhost|127\.|\[::1\])|\.(?:example|test|invalid|localhost|local)$/u.test(hostname);

/** Whether a folder, if there is one, lies inside another. */
const isInside = (folder: string | undefined, outer: string): boolean => {
  if (folder === undefined) return false;
  const way = relative(outer, folder);
  return !way.startsWith('..') && !isAbsolute(way);
};

/** Problems with the settings, other than mail. */
function* settingsFindings(settings: ServerSettings, checkout: string): Generator<Finding> {
  const { siteUrl, trustedProxies, canaryKey, vendors } = settings;
  const { hostname, protocol } = new URL(siteUrl);
  if (isTestHost(hostname)) {
    yield {
      words: `The address of the site is ${siteUrl}, which visitors can’t reach. Set the one they will use.`,
      setting: 'SITE_URL',
    };
  } else {
    if (protocol !== 'https:')
      yield {
        words: `The address of the site is ${siteUrl}. It should begin with https://.`,
        setting: 'SITE_URL',
      };
    if (trustedProxies.length === 0)
      yield {
        words:
          'Visitors can’t be told apart yet, so all of them would share one limit for the forms. Whoever set up the server can change that.',
        setting: 'TRUSTED_PROXIES',
      };
  }
  if (isInside(sqliteDirectory(settings), checkout))
    yield {
      words:
        'Leads are kept in the folder of the site. They belong into one of their own on this machine, with a backup.',
      setting: 'DATA_DIR',
    };
  if (canaryKey === undefined)
    yield {
      words:
        'Nothing tests from time to time yet whether a lead reaches you. Whoever looks after the server can turn that on.',
      setting: 'CANARY_KEY',
    };
  if (vendors.stripe?.publishableKey.startsWith('pk_test_'))
    yield {
      words: 'The key from Stripe is a test key. No one can really pay with it.',
      setting: 'STRIPE_PUBLISHABLE_KEY',
    };
}

/** What keeps mail from reaching the agency. Connects to the mail server and logs in. */
async function* mailFindings({ mail }: ServerSettings): AsyncGenerator<Finding> {
  const setting = 'SMTP_URL';
  if (!mail) {
    yield { words: noMailServer, setting };
    return;
  }
  const refusal = await verifyMailServer(mail.smtpUrl);
  if (refusal !== undefined) yield { words: mailTrouble(refusal), setting };
  for (const address of [mail.from, mail.to])
    if (/\.(?:example|test|invalid)$|@example\./u.test(address))
      yield { words: `Mail goes from or to ${address}, which isn’t a real address.` };
}

/** What keeps leads from being stored, and mail that already failed. */
async function* storeFindings(settings: ServerSettings): AsyncGenerator<Finding> {
  const store = await openLeadStore(settings);
  try {
    await store.checkWritable();
    for await (const { state } of store.outbox.entries()) {
      if (state !== 'dead') continue;
      yield {
        words: 'Some emails to you couldn’t be sent.',
        screen: 'mails',
      };
      return;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    yield { words: `Leads can’t be saved: ${reason}` };
  } finally {
    await store.close();
  }
}

const again = 'Publish again.';

/** Problems with the build: it must have been built with the server's settings. */
function* buildFindings(
  { siteUrl, retentionPolicy }: ServerSettings,
  dist: string,
): Generator<Finding> {
  const screen = 'publish' as const;
  try {
    const home = readFileSync(join(dist, 'site', 'index.html'), 'utf8');
    const facts: unknown = JSON.parse(readFileSync(join(dist, 'render', 'site.json'), 'utf8'));
    const { retentionPolicy: built } = facts as { retentionPolicy: unknown };
    if (!home.includes(`href="${siteUrl}`))
      yield { words: `The site wasn’t published for ${siteUrl}. ${again}`, screen };
    if (JSON.stringify(built) !== JSON.stringify(retentionPolicy))
      yield {
        words: `The privacy page tells other times, or another place, for keeping leads than those you chose. ${again}`,
        setting: 'LEADS_KEEP_DAYS, FIRESTORE_PROJECT',
        screen,
      };
  } catch {
    yield { words: 'The site isn’t published yet.', screen };
  }
}

/** What still stands between a checkout and going live. */
export async function* launchCheck(
  checkout: string,
  environment: Environment,
): AsyncGenerator<Finding> {
  try {
    const settings = readServerSettings(environment);
    yield* settingsFindings(settings, checkout);
    yield* mailFindings(settings);
    yield* storeFindings(settings);
    yield* buildFindings(settings, join(checkout, 'dist'));
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    yield { words: error.message };
  }
  yield* contentFindings(checkout);
}

const help = `
npm run launch-check

Lists what still stands between this checkout and visitors, one line each: the
site's address, the proxies, the store, the mail server (it logs in and sends
nothing), a build for other settings, sample content, offers that are over,
legal texts no lawyer has read, pictures drawn for another brand.

  --help  shows this page

Exit codes: 0 nothing is left to do, 1 something is, 2 wrong usage.

Example:
  SITE_URL=https://www.example.com npm run launch-check
`;

async function* run(words: readonly string[]) {
  readWords(words, {});
  let count = 0;
  for await (const finding of launchCheck(process.cwd(), process.env)) {
    count += 1;
    process.exitCode = 1;
    yield `- ${findingLine(finding)}\n`;
  }
  yield count === 0
    ? 'Nothing this check knows of stands between you and going live. Start the server and run "npm run canary".\n'
    : `\n${counted(count, 'thing')} to do before going live.\n`;
}

if (import.meta.main) {
  showHelp(help);
  await runTool(run);
}

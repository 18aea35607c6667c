import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { verifyMailServer } from '../leads/mail/transport.ts';
import { openLeadStore, sqliteDirectory } from '../leads/open-lead-store.ts';
import { WrongSetting, type Environment } from '../settings/environment.ts';
import {
  readRetentionPolicy,
  readServerSettings,
  type ServerSettings,
} from '../settings/settings.ts';
import { counted } from '../shared/counted.ts';
import { contentFindings } from './launch-check-content.ts';
import { messageOf, readWords, runTool } from './tool.ts';

const help = `npm run launch-check

Lists what still stands between this checkout and visitors, one line each: the
site's address, the proxies, the store, the mail server (it logs in and sends
nothing), a build for other settings, sample content, offers that are over,
legal texts no lawyer has read.

  --help  shows this page

Exit codes: 0 nothing is left to do, 1 something is, 2 wrong usage.
docs/operating.md says more.

Example:
  SITE_URL=https://www.example.com npm run launch-check
`;

type Findings = AsyncGenerator<string, void> | Generator<string, void>;

const isForTrials = (hostname: string) =>
  /^(?:localhost|127\.|\[::1\])|\.(?:example|test|invalid|localhost|local)$/u.test(hostname);

/** Whether a folder, if there is one, lies inside another. */
const isInside = (folder: string | undefined, outer: string): boolean => {
  if (folder === undefined) return false;
  const way = relative(outer, folder);
  return !way.startsWith('..') && !isAbsolute(way);
};

/** What the settings lack, besides mail. */
function* settingsFindings(settings: ServerSettings, checkout: string): Findings {
  const { siteUrl, trustedProxies, canaryKey, vendors } = settings;
  const { hostname, protocol } = new URL(siteUrl);
  if (isForTrials(hostname)) {
    yield `SITE_URL is ${siteUrl}; set the address that visitors will use.`;
  } else {
    if (protocol !== 'https:') yield `SITE_URL is ${siteUrl}; it should begin with https://.`;
    if (trustedProxies.length === 0)
      yield 'TRUSTED_PROXIES is not set; behind the proxy that ends TLS, all visitors would share one limit.';
  }
  if (isInside(sqliteDirectory(settings), checkout))
    yield 'DATA_DIR lies inside the checkout; choose a folder outside it, on a local disk, and back it up.';
  if (canaryKey === undefined)
    yield 'CANARY_KEY is not set; without it "npm run canary" can’t test whether a lead reaches you.';
  if (vendors.stripe?.publishableKey.startsWith('pk_test_'))
    yield 'STRIPE_PUBLISHABLE_KEY is a test key; no one can really pay with it.';
}

/** What keeps mail from reaching the agency. Connects to the mail server and logs in. */
async function* mailFindings({ mail }: ServerSettings): Findings {
  if (!mail) {
    yield 'SMTP_URL, MAIL_FROM and MAIL_TO are not set; no one would hear about a lead.';
    return;
  }
  const refusal = await verifyMailServer(mail.smtpUrl);
  if (refusal !== undefined) yield `The mail server in SMTP_URL doesn’t let us in: ${refusal}`;
  for (const address of [mail.from, mail.to]) {
    if (/\.(?:example|test|invalid)$|@example\./u.test(address))
      yield `Mail goes from or to ${address}, which isn’t a real address.`;
  }
}

/** What keeps leads from being stored, and mail that already failed. */
async function* storeFindings(settings: ServerSettings): Findings {
  const store = await openLeadStore(settings);
  try {
    await store.checkWritable();
    for await (const { state } of store.outbox.entries()) {
      if (state !== 'dead') continue;
      yield 'Some mail couldn’t be delivered; see "npm run leads -- outbox list".';
      return;
    }
  } catch (error) {
    yield `Leads can’t be saved: ${messageOf(error)}`;
  } finally {
    await store.close();
  }
}

const again = 'run "npm run build" again.';

/** What the built site lacks: it must have been built with the settings it is served with. */
async function* buildFindings(siteUrl: string, retentionPolicy: object, dist: string): Findings {
  try {
    const home = readFileSync(join(dist, 'site', 'index.html'), 'utf8');
    const renderer = pathToFileURL(join(dist, 'render', 'render-slot.js')).href;
    const built = (await import(renderer)) as { retentionPolicy: unknown };
    if (!home.includes(`href="${siteUrl}`)) yield `The site wasn’t built for ${siteUrl}; ${again}`;
    if (!isDeepStrictEqual(built.retentionPolicy, JSON.parse(JSON.stringify(retentionPolicy))))
      yield `The privacy page was built with other LEADS_KEEP_DAYS, FIRESTORE_PROJECT or the like; ${again}`;
  } catch {
    yield 'The site isn’t built yet; run "npm run build".';
  }
}

interface LaunchCheckOptions {
  environment: Environment;
  /** The project's folder. */
  checkout: string;
}

/** What still stands between this checkout and going live, in one sentence each. */
export async function* launchCheck({ environment, checkout }: LaunchCheckOptions): Findings {
  try {
    const settings = readServerSettings(environment);
    yield* settingsFindings(settings, checkout);
    yield* mailFindings(settings);
    yield* storeFindings(settings);
    const retentionPolicy = readRetentionPolicy(environment);
    yield* buildFindings(settings.siteUrl, retentionPolicy, join(checkout, 'dist'));
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    yield error.message;
  }
  yield* contentFindings(checkout);
}

async function* run(words: readonly string[]) {
  readWords(words, {});
  let count = 0;
  const options = { environment: process.env, checkout: process.cwd() };
  for await (const finding of launchCheck(options)) {
    count += 1;
    process.exitCode = 1;
    yield `- ${finding}\n`;
  }
  yield count === 0
    ? 'Nothing this check knows of stands between you and going live. Start the server and run "npm run canary".\n'
    : `\n${counted(count, 'thing')} to do before going live.\n`;
}

if (import.meta.main) await runTool(run, help);

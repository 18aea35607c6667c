import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { canaryFields, canaryHeader, signCanary } from '../leads/canary.ts';
import { documentId } from '../leads/submission.ts';
import { readCanarySettings, readSiteUrl } from '../settings/settings.ts';
import { WrongSetting } from '../settings/wrong-setting.ts';
import { reach } from './reach.ts';
import { exitCodeFor, messageOf, readWords, runTool } from './tool.ts';

const help = `npm run canary [-- ADDRESS]

Sends a test lead through the contact page, form, store and mail of a running
site, and deletes it again. ADDRESS is the site's; SITE_URL if it is left out.
Needs the same CANARY_KEY as the server.

  --help  shows this page

Exit codes: 0 it came through within a minute, 1 it did not, and how far it
came, 2 wrong usage or setting. docs/operating.md says more.

Example:
  npm run canary -- https://www.example.com
`;

interface SiteAccess {
  /** The address of the site, without a path. */
  siteUrl: string;
  key: string;
}

/** Sends a request to the site, signed as a test of ourselves. */
const askSite = (
  { siteUrl, key }: SiteAccess,
  method: 'GET' | 'POST' | 'DELETE',
  { path, form }: { path: string; form?: Readonly<Record<string, string>> },
): Promise<Response> =>
  reach(siteUrl + path, {
    method,
    headers: {
      accept: path.includes('canary') || form ? 'application/json' : '*/*',
      [canaryHeader]: signCanary(key, { method, path }, new Date()),
      ...(form && { origin: siteUrl }),
    },
    ...(form && { body: new URLSearchParams(form) }),
    redirect: 'manual',
  });

interface CanaryOptions extends SiteAccess {
  /** How long the mail may take, in milliseconds. */
  timeout: number;
}

/** What the site tells of a canary's mail. */
interface MailState {
  state: 'waiting' | 'sending' | 'sent' | 'dead';
  lastError?: string;
  sendsMail: boolean;
}

const pollInterval = 250;

const checkPage = async (access: SiteAccess): Promise<void> => {
  const answer = await askSite(access, 'GET', { path: '/contact' });
  if (answer.status !== 200) throw new Error(`The contact page answers ${answer.status}.`);
  const page = await answer.text();
  const missing = Object.keys(canaryFields).filter((name) => !page.includes(`name="${name}"`));
  if (missing.length > 0)
    throw new Error(`The form on the contact page lacks ${missing.join(', ')}.`);
};

const reasonIn = async (answer: Response): Promise<string> => {
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return message ? `: ${message}` : '.';
};

const sendForm = async (access: SiteAccess, submissionId: string): Promise<void> => {
  const form = { ...canaryFields, submissionId, elapsed: '5000' };
  const answer = await askSite(access, 'POST', { path: '/contact', form });
  if (answer.status === 201) return;
  throw new Error(
    `The form was not taken, the site answers ${answer.status}${await reasonIn(answer)}`,
  );
};

const mailState = async (access: SiteAccess, path: string): Promise<MailState> => {
  const answer = await askSite(access, 'GET', { path });
  if (answer.status === 200) return (await answer.json()) as MailState;
  throw new Error(
    'The form was answered, but the store knows nothing of it. Is there another server behind the same address, with another store?',
  );
};

const untilSent = async (options: CanaryOptions, path: string): Promise<void> => {
  const deadline = Date.now() + options.timeout;
  for (;;) {
    const { state, lastError, sendsMail } = await mailState(options, path);
    if (state === 'sent') return;
    const why = lastError ? ` The mail server said: ${lastError}` : '';
    if (!sendsMail) throw new Error('The store works, but no mail server is set (SMTP_URL).');
    if (state === 'dead') throw new Error(`The store works, but the mail was refused.${why}`);
    if (Date.now() > deadline) {
      const seconds = Math.round(options.timeout / 1000);
      throw new Error(`The store works, but the mail was not sent within ${seconds} s.${why}`);
    }
    await pause(pollInterval);
  }
};

const cleanUp = async (access: SiteAccess, path: string): Promise<void> => {
  const { status } = await askSite(access, 'DELETE', { path });
  if (status !== 204)
    throw new Error(`The test lead could not be deleted: the site answers ${status}.`);
};

/** Sends a test lead through page, form, store and mail, and deletes it again. Rejects with one sentence that tells how far it came. */
export const sendCanary = async (options: CanaryOptions): Promise<void> => {
  const submissionId = randomUUID();
  const id = documentId({ collection: 'contacts', fields: canaryFields, submissionId });
  const path = `/canary/${id}`;
  await checkPage(options);
  try {
    await sendForm(options, submissionId);
    await untilSent(options, path);
  } catch (error) {
    // It may have been stored though no answer came back; what stopped it is what counts.
    await cleanUp(options, path).catch(() => {});
    throw error;
  }
  await cleanUp(options, path);
};

const readAccess = (address: string | undefined): SiteAccess => {
  const { SITE_URL, ...others } = process.env;
  const siteUrl = readSiteUrl({ ...others, SITE_URL: address ?? SITE_URL });
  const { canaryKey } = readCanarySettings(process.env);
  if (canaryKey !== undefined) return { siteUrl, key: canaryKey };
  throw new WrongSetting(
    'CANARY_KEY is not set; it should be the same secret of at least 32 characters here and on the server.',
  );
};

const run = async (words: readonly string[]): Promise<void> => {
  try {
    const access = readAccess(readWords(words, {}, true).positionals[0]);
    const startedAt = performance.now();
    await sendCanary({ ...access, timeout: 60_000 });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `The canary came through at ${access.siteUrl}: form, store and mail work (${seconds} s). It has been deleted again.\n`,
    );
  } catch (error) {
    process.stderr.write(`The canary did not come through. ${messageOf(error)}\n`);
    process.exitCode = exitCodeFor(error);
  }
};

if (import.meta.main) await runTool(help, run);

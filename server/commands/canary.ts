import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { canaryFields, canaryHeader, signCanary } from '@agency/leads/canary.ts';
import { documentId } from '@agency/leads/lead-record.ts';
import { readCanarySettings, readSiteUrl } from '../settings/settings.ts';
import { WrongSetting } from '../settings/environment.ts';
import { showHelp } from '../settings/help.mjs';
import { messageOf, readWords, runTool } from './tool.ts';

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

interface CanaryOptions {
  siteUrl: string;
  key: string;
  /** How long the mail may take, in milliseconds. */
  timeout: number;
}

interface MailState {
  state: 'waiting' | 'sending' | 'sent' | 'dead';
  lastError?: string;
  sendsMail: boolean;
}

const pollInterval = 250;

/** The timeout of a single request, in milliseconds. */
const answerTimeout = 20_000;

/** Why `fetch` failed: its own message is generic, and its cause has none when a name has several addresses. */
const reasonFor = ({ message, cause }: Error & { cause?: NodeJS.ErrnoException }): string =>
  cause ? cause.message || String(cause.code) : message;

/** `fetch` with a timeout. Rejects with one sentence: the address, and Node's reason for the failure. */
const reach = (address: string, request: RequestInit): Promise<Response> =>
  fetch(address, { ...request, signal: AbortSignal.timeout(answerTimeout) }).catch((error) => {
    throw new Error(`${address} was not reached: ${reasonFor(error)}.`, { cause: error });
  });

const ask = (
  { siteUrl, key }: CanaryOptions,
  method: 'GET' | 'POST' | 'DELETE',
  { path, form }: { path: string; form?: Readonly<Record<string, string>> },
): Promise<Response> =>
  reach(siteUrl + path, {
    method,
    headers: {
      [canaryHeader]: signCanary(key, { method, path }, new Date()),
      ...(form && { accept: 'application/json', origin: siteUrl }),
    },
    ...(form && { body: new URLSearchParams(form) }),
    redirect: 'manual',
  });

const checkPage = async (options: CanaryOptions): Promise<void> => {
  const answer = await ask(options, 'GET', { path: '/contact' });
  if (answer.status !== 200) throw new Error(`The contact page answers ${answer.status}.`);
  const page = await answer.text();
  const missing = Object.keys(canaryFields).filter((name) => !page.includes(`name="${name}"`));
  if (missing.length > 0)
    throw new Error(`The form on the contact page is missing ${missing.join(', ')}.`);
};

const sendForm = async (options: CanaryOptions, submissionId: string): Promise<void> => {
  const form = { ...canaryFields, submissionId, elapsed: '5000' };
  const answer = await ask(options, 'POST', { path: '/contact', form });
  if (answer.status === 201) return;
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  throw new Error(
    `The form wasn’t accepted; the site answers ${answer.status}${message ? `: ${message}` : '.'}`,
  );
};

const untilSent = async (options: CanaryOptions, path: string): Promise<void> => {
  const deadline = Date.now() + options.timeout;
  for (;;) {
    const answer = await ask(options, 'GET', { path });
    if (answer.status !== 200)
      throw new Error(
        'The form was accepted, but the store has no record of it. Is there another server behind the same address, with a different store?',
      );
    const { state, lastError, sendsMail } = (await answer.json()) as MailState;
    if (state === 'sent') return;
    const why = lastError ? ` The mail server said: ${lastError}` : '';
    if (!sendsMail) throw new Error('The store works, but no mail server is set (SMTP_URL).');
    if (state === 'dead') throw new Error(`The store works, but the mail was refused.${why}`);
    if (Date.now() > deadline) {
      const seconds = Math.round(options.timeout / 1000);
      throw new Error(`The store works, but the mail didn’t go out within ${seconds} s.${why}`);
    }
    await pause(pollInterval);
  }
};

const cleanUp = async (options: CanaryOptions, path: string): Promise<void> => {
  const { status } = await ask(options, 'DELETE', { path });
  if (status !== 204)
    throw new Error(`The test lead couldn’t be deleted: the site answers ${status}.`);
};

/** Sends a test lead through page, form, store and mail, and deletes it. Rejects with how far it got. */
export const sendCanary = async (options: CanaryOptions): Promise<void> => {
  const submissionId = randomUUID();
  const id = documentId({ collection: 'contacts', fields: canaryFields, submissionId });
  const path = `/canary/${id}`;
  await checkPage(options);
  try {
    await sendForm(options, submissionId);
    await untilSent(options, path);
  } catch (error) {
    // It may be stored even if no response arrived. The original error is the one to report.
    await cleanUp(options, path).catch(() => {});
    throw error;
  }
  await cleanUp(options, path);
};

async function* run(words: readonly string[]) {
  const [address = process.env['SITE_URL']] = readWords(words, {}, true).positionals;
  const siteUrl = readSiteUrl({ ...process.env, SITE_URL: address });
  const { canaryKey: key } = readCanarySettings(process.env);
  if (key === undefined)
    throw new WrongSetting(
      'CANARY_KEY is not set; it should be the same secret of at least 32 characters here and on the server.',
    );
  const startedAt = performance.now();
  try {
    await sendCanary({ siteUrl, key, timeout: 60_000 });
  } catch (error) {
    throw new Error(`The canary didn’t come through. ${messageOf(error)}`, { cause: error });
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  yield `The canary came through at ${siteUrl}: form, store and mail all work (${seconds} s). The test lead has been deleted.\n`;
}

if (import.meta.main) {
  showHelp(help);
  await runTool(run);
}

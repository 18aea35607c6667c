import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { canaryFields } from '../../leads/canary/canary-lead.ts';
import { documentId } from '../../leads/submission-key.ts';
import { askSite, type SiteAccess } from './ask-site.ts';

export interface CanaryOptions extends SiteAccess {
  /** How long the mail may take, in milliseconds. */
  patience: number;
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
  const deadline = Date.now() + options.patience;
  for (;;) {
    const { state, lastError, sendsMail } = await mailState(options, path);
    if (state === 'sent') return;
    const why = lastError ? ` The mail server said: ${lastError}` : '';
    if (!sendsMail) throw new Error('The store works, but no mail server is set (SMTP_URL).');
    if (state === 'dead') throw new Error(`The store works, but the mail was refused.${why}`);
    if (Date.now() > deadline) {
      const seconds = Math.round(options.patience / 1000);
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

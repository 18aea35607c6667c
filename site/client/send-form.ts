import { minimumFillTime } from '@agency/leads/forms/constants.ts';
import type { FieldErrors } from '@agency/leads/forms/form.ts';

declare global {
  interface WindowEventMap {
    /** A form was stored; `detail` is the address it was sent to, which tells what kind it is. */
    'form-sent': CustomEvent<string>;
  }
}

/** The server's answer to a form: stored, or refused with a sentence and the message of each wrong field. */
export type FormAnswer =
  { outcome: 'stored' } | { outcome: 'refused'; message: string; errors: FieldErrors };

interface Answer {
  outcome?: 'stored';
  message?: string;
  errors?: FieldErrors;
}

/** How long to wait for an answer before telling the visitor, in milliseconds. */
const timeout = 20_000;

/** Anything else, such as the sign-in page of a hotel's network, is no answer of ours. */
const readAnswer = (answer: unknown): FormAnswer => {
  const { outcome, message, errors = {} } = answer as Answer;
  if (outcome === 'stored') return { outcome };
  if (typeof message === 'string') return { outcome: 'refused', message, errors };
  throw new Error('The answer did not come from this website');
};

/**
 * Sends a form to its own address. The submission id makes it safe to send the
 * same entries again. Someone whose browser fills everything in at once waits
 * out the least time a person needs.
 *
 * Rejects where no answer, or none of ours, came back.
 */
export const sendForm = async (
  form: HTMLFormElement,
  submissionId: string,
): Promise<FormAnswer> => {
  form.querySelector('[data-unsent]')?.setAttribute('hidden', '');
  const elapsed = Math.round(performance.now());
  await new Promise((resolve) => setTimeout(resolve, minimumFillTime - elapsed));
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') body.set(name, value);
  body.set('submissionId', submissionId);
  body.set('elapsed', String(Math.max(elapsed, minimumFillTime)));
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(timeout),
  });
  const answer = readAnswer(await response.json());
  if (answer.outcome === 'stored')
    dispatchEvent(new CustomEvent('form-sent', { detail: new URL(form.action).pathname }));
  return answer;
};

import { minimumFillTime } from '@agency/leads/forms/constants.ts';
import type { FormAnswer } from '@agency/leads/forms/form.ts';

declare global {
  interface WindowEventMap {
    /** A form was stored. `detail` is the path it was sent to, which identifies the form. */
    'form-sent': CustomEvent<string>;
  }
}

/** How long to wait for an answer before showing an error, in milliseconds. */
const timeout = 20_000;

/** Rejects any other response, such as the sign-in page of a hotel's network. */
const readAnswer = (answer: FormAnswer): FormAnswer => {
  if (answer.outcome === 'stored' || typeof answer.message === 'string') return answer;
  throw new Error('The answer did not come from this website');
};

/**
 * Sends a form to its own address. The submission id makes resending idempotent. When autofill completes the form
 * faster than a person could, waits until `minimumFillTime` has passed.
 *
 * Rejects when there is no answer, or when it did not come from this website.
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

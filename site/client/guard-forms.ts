import { clearDraft, newSubmissionId, saveDraft, typedValues } from './drafts.ts';
import { readStored, writeStored } from './storage.ts';

/** How long to wait for the server before showing the notice, in milliseconds. */
const timeout = 10_000;

let mayBeOffline = false;
let isSending = false;

/** From now on, forms are sent only after the server has responded to a check. */
const noteFailedFetch = (): void => {
  mayBeOffline = true;
};

const isServerReachable = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(timeout) }).then(
    () => true,
    () => false,
  );

const keepDraft = (form: HTMLFormElement): void => {
  const { draft } = form.dataset;
  if (draft) saveDraft(draft, { values: typedValues(form), submissionId: newSubmissionId() });
};

/** Remembers, for this tab, which draft to clear once the form is accepted. */
const rememberDraft = ({ action, dataset }: HTMLFormElement): void =>
  writeStored(new URL(action).pathname, dataset['draft'], 'sessionStorage');

/** An accepted form leads to a page below its address: `/contact/sent`. */
const clearAcceptedDraft = (): void => {
  const action = location.pathname.replace(/\/[^/]*$/u, '');
  const draft = readStored(action, 'sessionStorage');
  if (draft === undefined) return;
  clearDraft(draft);
  writeStored(action, undefined, 'sessionStorage');
};

/** Submits a form natively, which leaves the page. */
const send = (form: HTMLFormElement, button: HTMLElement | null): void => {
  isSending = true;
  form.requestSubmit(button);
  isSending = false;
};

const guard = async (event: SubmitEvent): Promise<void> => {
  const form = event.target as HTMLFormElement;
  const notice = form.querySelector<HTMLElement>('[data-unsent]');
  // Either the page's script sends this form, or it has no place for a notice.
  if (event.defaultPrevented || !notice) return;
  notice.hidden = true;
  const isLikelyToArrive = isSending || (navigator.onLine && !mayBeOffline);
  if (isLikelyToArrive) return rememberDraft(form);
  event.preventDefault();
  if (await isServerReachable(form.action)) return send(form, event.submitter);
  keepDraft(form);
  notice.hidden = false;
  notice.focus();
};

/**
 * Keeps a form on the page when its script has not loaded and the visitor is offline. Otherwise the browser would
 * navigate to its own error page, and what was typed would be lost. The form's `[data-unsent]` tells the visitor, and
 * the entries are saved under its `data-draft`.
 */
export const guardForms = (): void => {
  clearAcceptedDraft();
  addEventListener('submit', (event) => void guard(event));
  // Astro fires this event when a script could not be fetched.
  addEventListener('astro:hydration-error', noteFailedFetch);
};

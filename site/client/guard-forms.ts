import {
  clearDraft,
  newSubmissionId,
  readStored,
  saveDraft,
  typedValues,
  writeStored,
} from './drafts.ts';

/** How long to wait for a sign of the server before telling the visitor, in milliseconds. */
const timeout = 10_000;

let mayBeAway = false;
let isSending = false;

/** From now on a form is sent only once the server has answered. */
const noteFailedFetch = (): void => {
  mayBeAway = true;
};

const isServerThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(timeout) }).then(
    () => true,
    () => false,
  );

const keepDraft = (form: HTMLFormElement): void => {
  const { draft } = form.dataset;
  if (draft) saveDraft(draft, { values: typedValues(form), submissionId: newSubmissionId() });
};

/** Remembers, for this tab, whose draft has served once the form was accepted. */
const noteSending = ({ action, dataset }: HTMLFormElement): void =>
  writeStored(new URL(action).pathname, dataset['draft'], 'sessionStorage');

/** A form that was accepted leads to a page below its address: `/contact/sent`. */
const clearAcceptedDraft = (): void => {
  const action = location.pathname.replace(/\/[^/]*$/u, '');
  const draft = readStored(action, 'sessionStorage');
  if (draft === undefined) return;
  clearDraft(draft);
  writeStored(action, undefined, 'sessionStorage');
};

/** Sends a form as a browser does by itself, which leaves the page. */
const send = (form: HTMLFormElement, button: HTMLElement | null): void => {
  isSending = true;
  form.requestSubmit(button);
  isSending = false;
};

const guard = async (event: SubmitEvent): Promise<void> => {
  const form = event.target as HTMLFormElement;
  const notice = form.querySelector<HTMLElement>('[data-unsent]');
  // The page's script sends it, or nobody has to be told.
  if (event.defaultPrevented || !notice) return;
  notice.hidden = true;
  const isLikelyToArrive = isSending || (navigator.onLine && !mayBeAway);
  if (isLikelyToArrive) return noteSending(form);
  event.preventDefault();
  if (await isServerThere(form.action)) return send(form, event.submitter);
  keepDraft(form);
  notice.hidden = false;
  notice.focus();
};

/**
 * Keeps a form on the page while its script has not come and the visitor is
 * offline: otherwise the browser would leave for an error page of its own, and
 * what she typed with it. She is told in the form's `[data-unsent]`, and her
 * entries are kept under its `data-draft`.
 */
export const guardForms = (): void => {
  clearAcceptedDraft();
  addEventListener('submit', (event) => void guard(event));
  // Astro says so where a script could not be fetched.
  addEventListener('astro:hydration-error', noteFailedFetch);
};

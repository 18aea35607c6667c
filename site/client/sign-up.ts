import { unreachable } from '@agency/leads/forms/constants.ts';
import type { FormAnswer } from '@agency/leads/forms/form.ts';
import {
  clearDraft,
  fillForm,
  readDraft,
  saveDraft,
  submissionIdOfTab,
  typedValues,
} from './drafts.ts';
import { sendForm } from './send-form.ts';

const sendOrExplain = async (form: HTMLFormElement, submissionId: string): Promise<FormAnswer> => {
  try {
    const answer = await sendForm(form, submissionId);
    const isOurFault = answer.outcome !== 'stored' && !answer.errors;
    if (isOurFault) console.error('Error saving to the document database', answer.message);
    return answer;
  } catch (error) {
    console.error('Error saving to the document database', error);
    return { message: unreachable.signUp };
  }
};

/** Shows the thank-you element. Inside the form, it leaves the form usable; otherwise it replaces the form. */
const thank = (form: HTMLFormElement, thanks: HTMLElement): void => {
  thanks.hidden = false;
  if (form.contains(thanks)) return form.reset();
  form.remove();
  thanks.querySelector<HTMLAnchorElement>('a[download]')?.click();
  thanks.focus();
};

const explain = (alert: HTMLElement, sentence: string): void => {
  const place = alert.querySelector('p');
  if (place) place.textContent = sentence;
  alert.hidden = false;
  alert.focus();
};

const takeOver = (form: HTMLFormElement): void => {
  const draftKey = form.dataset['draft'];
  const thanks = document.getElementById(form.dataset['thanks'] ?? '');
  const alert = form.querySelector<HTMLElement>('[data-unsent]');
  const button = form.querySelector<HTMLElement>('[type="submit"]');
  if (!draftKey || !thanks || !alert || !button || form.dataset['signUp'] === 'ready') return;
  const draft = readDraft(draftKey);
  if (draft) fillForm(form, draft.values);
  let submissionId = draft?.submissionId;

  const send = async (): Promise<void> => {
    submissionId ??= submissionIdOfTab(draftKey);
    saveDraft(draftKey, { values: typedValues(form), submissionId });
    const answer = await sendOrExplain(form, submissionId);
    if (answer.outcome !== 'stored') {
      const { errors = {}, message } = answer;
      alert.toggleAttribute('data-about-field', 'email' in errors);
      return explain(alert, errors['email'] ?? message);
    }
    clearDraft(draftKey);
    return thank(form, thanks);
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaBusy === 'true') return;
    const label = button.textContent;
    button.ariaBusy = 'true';
    button.ariaDisabled = 'true';
    button.textContent = 'Sending …';
    thanks.hidden = true;
    await send();
    button.ariaBusy = null;
    button.ariaDisabled = null;
    button.textContent = label;
  });
  form.dataset['signUp'] = 'ready';
};

/**
 * Lets every email form (`data-sign-up`) respond without leaving the page. `data-thanks` names the thank-you element;
 * `[data-unsent]` says why nothing was stored.
 *
 * Until they are stored, entries are kept in the browser under the form's `data-draft` and restored on the next
 * visit. They keep their submission id, so that they count once.
 */
export const takeOverSignUps = (): void =>
  document.querySelectorAll<HTMLFormElement>('form[data-sign-up]').forEach(takeOver);

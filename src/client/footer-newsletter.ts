import { draftKeys } from '../../forms/keeping.ts';
import type { FormAnswer } from './send-form.ts';
import { takeOverSignUp } from './sign-up.ts';

const wordsOf = (answer: FormAnswer, form: HTMLFormElement): string =>
  answer.outcome === 'stored'
    ? (form.dataset['success'] ?? '')
    : (answer.errors['email'] ?? answer.message);

const enhance = (form: HTMLFormElement): void => {
  const message = form.querySelector<HTMLElement>('[data-message]');
  const button = form.querySelector('button');
  if (!message || !button) return;
  const send = takeOverSignUp(form, draftKeys.newsletter);

  const show = (answer: FormAnswer) => {
    message.role = answer.outcome === 'stored' ? 'status' : 'alert';
    message.dataset['message'] = answer.outcome;
    message.textContent = wordsOf(answer, form);
    if (answer.outcome === 'stored') form.reset();
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    show(await send());
    button.ariaBusy = 'false';
  });
  form.dataset['footerNewsletter'] = 'ready';
};

/** Lets the newsletter form of the footer answer in its place, without leaving the page. */
export const enhanceFooterNewsletter = (): void =>
  document.querySelectorAll<HTMLFormElement>('form[data-footer-newsletter]').forEach(enhance);

import { suggestEmail } from '../../forms/suggest-email.ts';

const selector = 'input[autocomplete="email"]';

const isEmailField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(selector);

const placeIn = (form: HTMLFormElement | null) => form?.querySelector('[data-email-suggestion]');

const take = (field: HTMLInputElement, suggestion: string): void => {
  field.value = suggestion;
  // What keeps drafts hears of it.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  placeIn(field.form)?.replaceChildren();
  field.focus();
};

/** All of it anew each time: page translators wrap and replace what stands there. */
const look = (field: HTMLInputElement): void => {
  const suggestion = suggestEmail(field.value);
  const place = placeIn(field.form);
  if (!suggestion) return place?.replaceChildren();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'as-link strong breaks';
  button.translate = false;
  button.textContent = suggestion;
  button.addEventListener('click', () => take(field, suggestion));
  return place?.replaceChildren('Did you mean ', button, '?');
};

/**
 * Asks "Did you mean …?" where a visitor leaves an email address with a slip in
 * it, in the `[data-email-suggestion]` of its form. It never stands in the way
 * of sending.
 */
export const suggestEmails = (): void => {
  addEventListener('change', ({ target }) => {
    if (isEmailField(target)) look(target);
  });
  addEventListener('reset', ({ target }) => {
    if (target instanceof HTMLFormElement) placeIn(target)?.replaceChildren();
  });
  // She may have left the field before this script came.
  for (const field of document.querySelectorAll<HTMLInputElement>(selector))
    if (field !== document.activeElement) look(field);
};

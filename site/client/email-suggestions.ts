import { answerableAddress, cleanAddress } from '@agency/leads/forms/email-address.ts';
import { suggestEmail } from '@agency/leads/forms/suggest-email.ts';

const selector = 'input[autocomplete="email"]';

const unanswerable =
  'We won’t be able to reply to this. An email address looks like name@example.com.';

const isEmailField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(selector);

const suggestionBoxIn = (form: HTMLFormElement | null) =>
  form?.querySelector('[data-email-suggestion]');

const applySuggestion = (field: HTMLInputElement, suggestion: string): void => {
  field.value = suggestion;
  // Notifies the code that saves drafts.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  suggestionBoxIn(field.form)?.replaceChildren();
  field.focus();
};

/** Removes invisible characters. Makes it a text field when the browser would reject a valid address. */
const normalizeField = (field: HTMLInputElement): void => {
  const address = cleanAddress(field.value);
  if (field.value !== address) field.value = address;
  if (field.validity.typeMismatch && answerableAddress(address)) field.type = 'text';
};

/** Rebuilds the suggestion each time, because page translators wrap and replace its text nodes. */
const checkField = (field: HTMLInputElement): void => {
  normalizeField(field);
  const suggestion = suggestEmail(field.value);
  const place = suggestionBoxIn(field.form);
  if (!suggestion) {
    const isFine = field.value === '' || answerableAddress(field.value);
    return place?.replaceChildren(...(isFine ? [] : [unanswerable]));
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'as-link strong breaks';
  button.translate = false;
  button.textContent = suggestion;
  button.addEventListener('click', () => applySuggestion(field, suggestion));
  return place?.replaceChildren('Did you mean ', button, '?');
};

/**
 * Returns a function that defers an action until the pointer is released. Otherwise a new suggestion could move the
 * button that the visitor is pressing.
 */
const trackPresses = () => {
  let isPressed = false;
  const press = () => (isPressed = true);
  const release = () => (isPressed = false);
  addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, true);
  return (act: () => void): void => {
    const soon = () => void setTimeout(act);
    if (isPressed) addEventListener('pointerup', soon, { once: true });
    else soon();
  };
};

/**
 * Asks "Did you mean …?" when a visitor leaves an email field with a likely typo, and warns about addresses that
 * cannot be answered. Both appear in the form's `[data-email-suggestion]`. Neither ever blocks sending.
 */
export const suggestEmails = (): void => {
  const onceReleased = trackPresses();
  addEventListener('change', ({ target }) => {
    if (!isEmailField(target)) return;
    // Runs synchronously, before the browser validates the form.
    normalizeField(target);
    onceReleased(() => checkField(target));
  });
  addEventListener('reset', ({ target }) => {
    if (target instanceof HTMLFormElement) suggestionBoxIn(target)?.replaceChildren();
  });
  // The visitor may have left the field before this script loaded.
  for (const field of document.querySelectorAll<HTMLInputElement>(selector))
    if (field !== document.activeElement) checkField(field);
};

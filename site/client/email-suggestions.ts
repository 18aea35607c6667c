import { answerableAddress, cleanAddress } from '@agency/leads/forms/email-address.ts';
import { suggestEmail } from '@agency/leads/forms/suggest-email.ts';

const selector = 'input[autocomplete="email"]';

const unanswerable =
  'We won’t be able to reply to this. An email address looks like name@example.com.';

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

/** Takes away what nobody sees, and lets a browser that doesn't know an address for one take it all the same. */
const accept = (field: HTMLInputElement): void => {
  const address = cleanAddress(field.value);
  if (field.value !== address) field.value = address;
  if (field.validity.typeMismatch && answerableAddress(address)) field.type = 'text';
};

/** All of it anew each time: page translators wrap and replace what stands there. */
const look = (field: HTMLInputElement): void => {
  accept(field);
  const suggestion = suggestEmail(field.value);
  const place = placeIn(field.form);
  if (!suggestion) {
    const isFine = field.value === '' || answerableAddress(field.value);
    return place?.replaceChildren(...(isFine ? [] : [unanswerable]));
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'as-link strong breaks';
  button.translate = false;
  button.textContent = suggestion;
  button.addEventListener('click', () => take(field, suggestion));
  return place?.replaceChildren('Did you mean ', button, '?');
};

/** Where she leaves the field by pressing a button, that must not move away under her finger before she lets go. */
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
 * Asks "Did you mean …?" where a visitor leaves an email address with a slip in
 * it, and says so where nobody could answer it, in the
 * `[data-email-suggestion]` of its form. It never stands in the way of sending.
 */
export const suggestEmails = (): void => {
  const onceReleased = trackPresses();
  addEventListener('change', ({ target }) => {
    if (!isEmailField(target)) return;
    // At once, before the browser judges what is sent.
    accept(target);
    onceReleased(() => look(target));
  });
  addEventListener('reset', ({ target }) => {
    if (target instanceof HTMLFormElement) placeIn(target)?.replaceChildren();
  });
  // She may have left the field before this script came.
  for (const field of document.querySelectorAll<HTMLInputElement>(selector))
    if (field !== document.activeElement) look(field);
};

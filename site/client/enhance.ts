import { enhanceCarousels } from './carousels.ts';
import { suggestEmails } from './email-suggestions.ts';
import { enhanceListings } from './listing.ts';
import { enhanceBuyButton, startEmailMarketing } from './outside-services.ts';
import { enhanceMenus } from './menus.ts';
import { pageScript } from './page-script.ts';
import { takeOverSignUps } from './sign-up.ts';
import { enhanceDoor, enhanceShopWindows } from './street.ts';

const scrollBackIntoView = ({ newState, target }: ToggleEvent): void => {
  const disclosure = target instanceof Element && target.closest<HTMLElement>('details');
  if (newState !== 'open' || !disclosure) return;
  const isAbove = disclosure.getBoundingClientRect().top < 0;
  if (isAbove) disclosure.querySelector('summary')?.scrollIntoView();
};

/** Opening a section closes a longer one above it, which can push it off screen. Scrolls it back into view. */
const enhanceDisclosures = (): void => {
  for (const disclosure of document.querySelectorAll<HTMLElement>('[data-disclosure]'))
    disclosure.addEventListener('toggle', scrollBackIntoView);
};

/** Clears an address error of `sign-up.ts` or the server once it is fixed. The contact form does so itself. */
const withdrawErrors = ({ target }: Event): void => {
  const form =
    target instanceof Element && target.closest<HTMLFormElement>('form:not([novalidate])');
  if (!form || !form.checkValidity()) return;
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    form.querySelector('[role="alert"]:not([data-unsent])')?.remove();
    document.getElementById(`${control.id}-error`)?.remove();
  }
  form.querySelector('[data-about-field]')?.setAttribute('hidden', '');
};

/** Enhances the plain HTML. Fetched at the first interaction. */
const enhance = (): void => {
  document.documentElement.dataset['interacted'] = '';
  enhanceMenus();
  enhanceCarousels();
  enhanceDisclosures();
  enhanceListings();
  // Without it, the form opens the page of the shop.
  void enhanceDoor().catch(() => undefined);
  enhanceShopWindows();
  takeOverSignUps();
  suggestEmails();
  document.addEventListener('input', withdrawErrors);
  enhanceBuyButton();
  startEmailMarketing();
  for (const button of document.querySelectorAll<HTMLElement>('[data-needs-script="pressed"]'))
    button.click();
};

export const Enhancements = pageScript(enhance);

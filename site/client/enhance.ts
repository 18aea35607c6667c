import { enhanceCarousels } from './carousels.ts';
import { suggestEmails } from './email-suggestions.ts';
import { enhanceListings } from './listing.ts';
import { enhanceBuyButton, startEmailMarketing } from './outside-services.ts';
import { enhanceMenus } from './menus.ts';
import { pageScript } from './page-script.ts';
import { takeOverSignUps } from './sign-up.ts';
import { enhanceDoor, enhanceShopWindows } from './street.ts';

const keepInSight = ({ newState, target }: ToggleEvent): void => {
  const disclosure = target instanceof Element && target.closest<HTMLElement>('details');
  if (newState !== 'open' || !disclosure) return;
  const isAbove = disclosure.getBoundingClientRect().top < 0;
  if (isAbove) disclosure.querySelector('summary')?.scrollIntoView();
};

/** Opening one part of a text folds a longer one above it; then the part just opened is brought back into sight. */
const enhanceDisclosures = (): void => {
  for (const disclosure of document.querySelectorAll<HTMLElement>('[data-disclosure]'))
    disclosure.addEventListener('toggle', keepInSight);
};

/** Takes away what was said about an address once it is one, by `sign-up.ts` or by the server in the page. The contact form does so itself. */
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

/** Everything that makes plain HTML more comfortable, fetched at the visitor's first sign of interest. */
const enhance = (): void => {
  document.documentElement.dataset['interacted'] = '';
  enhanceMenus();
  enhanceCarousels();
  enhanceDisclosures();
  enhanceListings();
  enhanceDoor();
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

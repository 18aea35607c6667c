import { enhanceFeatured, enhanceCarousels } from './carousels.ts';
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

/** Everything that makes plain HTML more comfortable, fetched at the visitor's first sign of interest. */
const enhance = (): void => {
  document.documentElement.dataset['interacted'] = '';
  enhanceMenus();
  enhanceCarousels();
  enhanceDisclosures();
  enhanceFeatured();
  enhanceListings();
  enhanceDoor();
  enhanceShopWindows();
  takeOverSignUps();
  suggestEmails();
  enhanceBuyButton();
  startEmailMarketing();
  for (const button of document.querySelectorAll<HTMLElement>('[data-needs-script="pressed"]'))
    button.click();
};

export const Enhancements = pageScript(enhance);

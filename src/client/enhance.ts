import { enhanceDisclosures } from './disclosures.ts';
import { enhanceFeatured } from './featured.ts';
import { enhanceListings } from './listing.ts';
import { enhanceBuyButtons } from './buy-button.ts';
import { startEmailMarketing } from './email-marketing.ts';
import { enhanceMenus } from './menus.ts';
import { pageScript } from './page-script.ts';
import { enhanceRails } from './rails.ts';
import { takeOverSignUps } from './sign-up.ts';

/** Everything that makes plain HTML more comfortable, fetched at the visitor's first sign of interest. */
const enhance = (): void => {
  enhanceMenus();
  enhanceRails();
  enhanceDisclosures();
  enhanceFeatured();
  enhanceListings();
  takeOverSignUps();
  enhanceBuyButtons();
  startEmailMarketing();
  for (const button of document.querySelectorAll<HTMLElement>('[data-needs-script="pressed"]'))
    button.click();
};

export const Enhancements = pageScript(enhance);

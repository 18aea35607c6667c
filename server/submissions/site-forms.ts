import { contactForm } from '../../forms/contact.ts';
import { guideForm, newsletterForm } from '../../forms/email-sign-up.ts';

/**
 * Every form of the site: where it is posted, what it must hold, where it is
 * stored, which slot shows it, and where a visitor goes when it is. `request`
 * tells the agency what was asked for, where the collection does not.
 */
export const siteForms = [
  {
    path: '/contact',
    contract: contactForm,
    collection: 'contacts',
    slot: 'contact-form',
    thanksPath: '/contact/sent',
  },
  {
    path: '/newsletter',
    contract: newsletterForm,
    collection: 'newsletter',
    slot: 'newsletter-form',
    thanksPath: '/newsletter/joined',
  },
  {
    path: '/googlemesis',
    contract: guideForm,
    collection: 'authorityBuilderFunnel1',
    slot: 'guide-form',
    thanksPath: '/googlemesis/sent',
  },
  {
    path: '/embed/free-review',
    contract: newsletterForm,
    collection: 'newsletter',
    slot: 'review-form',
    thanksPath: '/embed/free-review/sent',
    request: 'Free review requested',
  },
] as const;

export type SiteForm = (typeof siteForms)[number];

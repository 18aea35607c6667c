import { contactForm } from '../../forms/contact.ts';
import { guideForm, newsletterForm } from '../../forms/email-sign-up.ts';

/** Every form of the site: where it is posted, what it must hold, where it is stored, which slot shows it, and where a visitor goes when it is. */
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
] as const;

export type SiteForm = (typeof siteForms)[number];

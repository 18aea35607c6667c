import { readBuildSettings } from '../../settings/settings.ts';

/** The outside services that are switched on, and the key for IndexNow; every one of them may be missing. */
export const { vendors, indexNowKey } = readBuildSettings(process.env);

/** Which of the services the privacy page tells of are set up. */
export const services = {
  analytics: vendors.analyticsMeasurementId !== undefined,
  booking: vendors.bookingUrl !== undefined,
  emailMarketing:
    vendors.emailMarketingFormUrl !== undefined || vendors.emailMarketingScriptUrl !== undefined,
  stripe: vendors.stripe !== undefined,
};

interface BookingLink {
  href: string;
  target?: '_blank';
  rel?: 'noopener';
}

/** Where a 15-minute call is booked: the scheduling page in a new tab, or the sign-up for the free review where none is set. */
export const bookingLink: BookingLink = vendors.bookingUrl
  ? { href: vendors.bookingUrl, target: '_blank', rel: 'noopener' }
  : { href: '/freereviewlanding#sign-up' };

/** The page in the sign-up frame of the free review: the email service's form, or our own. */
export const reviewFormAddress = vendors.emailMarketingFormUrl ?? '/embed/free-review';

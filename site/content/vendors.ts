/** The outside services that are switched on; every one of them may be missing. */
export const vendors = import.meta.env.VENDORS;

/** The checkout of a package, by its name in `content/packages.yml`. */
const checkouts: Readonly<Record<string, string | undefined>> = {
  'visibility-audit': vendors.auditPaymentUrl,
  'local-seo-accelerator': vendors.seoPaymentUrl,
};

/** Which of the services the privacy page tells of are set up. */
export const services = {
  analytics: vendors.analyticsMeasurementId !== undefined,
  booking: vendors.bookingUrl !== undefined,
  emailMarketing:
    vendors.emailMarketingFormUrl !== undefined || vendors.emailMarketingScriptUrl !== undefined,
  stripe: vendors.stripe !== undefined,
  checkout: Object.values(checkouts).some((address) => address !== undefined),
};

interface Link {
  href: string;
  target?: '_blank';
  rel?: 'noopener';
}

const elsewhere = (href: string): Link => ({ href, target: '_blank', rel: 'noopener' });

/** Where a package is ordered: its checkout, or the contact form with the package chosen. */
export const orderLink = (id: string, order: { button: string } | undefined) =>
  order && {
    label: order.button,
    ...(checkouts[id] ? elsewhere(checkouts[id]) : { href: `/contact?package=${id}` }),
  };

/** Where a 15-minute call is booked: the scheduling page in a new tab, or the sign-up for the free review where none is set. */
export const bookingLink: Link = vendors.bookingUrl
  ? elsewhere(vendors.bookingUrl)
  : { href: '/freereviewlanding#sign-up' };

/** The external services that are configured; any of them may be missing. */
export const vendors = import.meta.env.VENDORS;

/** Checkout addresses, keyed by package id in `content/packages.yml`. */
const checkouts: Readonly<Record<string, string | undefined>> = {
  'visibility-audit': vendors.auditPaymentUrl,
  'local-seo-accelerator': vendors.seoPaymentUrl,
};

/** Which of the services described on the privacy page are set up. */
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

const inNewTab = (href: string): Link => ({ href, target: '_blank', rel: 'noopener' });

/** The order link of a package: its checkout, or the contact form with the package preselected. */
export const orderLink = (id: string, order: { button: string } | undefined) =>
  order && {
    label: order.button,
    ...(checkouts[id] ? inNewTab(checkouts[id]) : { href: `/contact?package=${id}` }),
  };

/** The link to book a 15-minute call: the scheduling page in a new tab, or else the free review sign-up. */
export const bookingLink: Link = vendors.bookingUrl
  ? inNewTab(vendors.bookingUrl)
  : { href: '/freereviewlanding#sign-up' };

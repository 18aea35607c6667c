import type { Vendors } from '../settings/settings.ts';

const stripe = 'https://js.stripe.com';
const tagManager = 'https://*.googletagmanager.com';
const analytics = [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

const originOf = (url: string | undefined) => (url === undefined ? [] : [new URL(url).origin]);

/** The origins that the outside services in use need, by kind. */
export const vendorSources = (vendors: Vendors) => {
  const payment = vendors.stripe ? [stripe] : [];
  const measuring = vendors.analyticsMeasurementId ? analytics : [];
  const emailScript = originOf(vendors.emailMarketingScriptUrl);
  return {
    script: [...payment, ...emailScript, ...(measuring.length > 0 ? [tagManager] : [])],
    image: measuring,
    connect: [...measuring, ...emailScript],
    frame: [...payment, ...originOf(vendors.emailMarketingFormUrl)],
  };
};

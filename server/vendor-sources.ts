import type { Vendors } from '../settings/settings.ts';
import { decodeEntities } from './pages/page-facts.ts';
import type { Page } from './site.ts';

const stripe = 'https://js.stripe.com';
const tagManager = 'https://*.googletagmanager.com';
const analytics = [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

const originOf = (url: string | undefined) => (url === undefined ? [] : [new URL(url).origin]);

/** The services in use, as far as a document names them: by id, or by address. */
const namedIn = (html: string, vendors: Vendors): Vendors => {
  const text = decodeEntities(html);
  const isNamed = (value: string | undefined) => value !== undefined && text.includes(value);
  const ifNamed = (value: string | undefined) => (isNamed(value) ? value : undefined);
  return {
    ...vendors,
    stripe: isNamed(vendors.stripe?.buyButtonId) ? vendors.stripe : undefined,
    emailMarketingScriptUrl: ifNamed(vendors.emailMarketingScriptUrl),
    emailMarketingFormUrl: ifNamed(vendors.emailMarketingFormUrl),
    analyticsMeasurementId: ifNamed(vendors.analyticsMeasurementId),
  };
};

/** The origins that a document needs for the outside services it uses, by kind. Only the pages that show a service let it in. */
export const vendorSources = (vendors: Vendors, document?: Page) => {
  const used = namedIn(document?.html ?? '', vendors);
  const payment = used.stripe ? [stripe] : [];
  const measuring = used.analyticsMeasurementId ? analytics : [];
  const emailScript = originOf(used.emailMarketingScriptUrl);
  return {
    script: [...payment, ...emailScript, ...(measuring.length > 0 ? [tagManager] : [])],
    image: measuring,
    connect: [...measuring, ...emailScript],
    frame: [...payment, ...originOf(used.emailMarketingFormUrl)],
  };
};

import { readVariables, togetherOrNone, type Environment } from './read-variables.ts';
import { readMailSettings, readStoreSettings } from './store-settings.ts';
import { serverVariables, siteVariables, vendorVariables } from './variables.ts';

const readSite = (environment: Environment) => {
  const { PORT, SITE_URL } = readVariables(siteVariables, environment);
  return { port: PORT, siteUrl: SITE_URL ?? `http://localhost:${PORT}` };
};

const readVendors = (environment: Environment) => {
  const values = readVariables(vendorVariables, environment);
  const { STRIPE_BUY_BUTTON_ID, STRIPE_PUBLISHABLE_KEY } = values;
  const stripe = togetherOrNone({ STRIPE_BUY_BUTTON_ID, STRIPE_PUBLISHABLE_KEY });
  return {
    bookingUrl: values.BOOKING_URL,
    stripe: stripe && {
      buyButtonId: stripe.STRIPE_BUY_BUTTON_ID,
      publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
    },
    emailMarketingScriptUrl: values.EMAIL_MARKETING_SCRIPT_URL,
    emailMarketingFormUrl: values.EMAIL_MARKETING_FORM_URL,
    analyticsMeasurementId: values.ANALYTICS_MEASUREMENT_ID,
  };
};

/** The outside services that are switched on. All are optional. */
export type Vendors = ReturnType<typeof readVendors>;

/** What goes into the pages when they are built. */
export const readBuildSettings = (environment: Environment) => ({
  ...readSite(environment),
  vendors: readVendors(environment),
});

/** Everything the running server needs. Without `mail`, mail waits in the outbox. */
export const readServerSettings = (environment: Environment) => {
  const values = readVariables(serverVariables, environment);
  return {
    ...readSite(environment),
    ...readStoreSettings(environment),
    host: values.HOST,
    rateLimitMax: values.RATE_LIMIT_MAX,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    mail: readMailSettings(environment),
    vendors: readVendors(environment),
  };
};

export type ServerSettings = ReturnType<typeof readServerSettings>;

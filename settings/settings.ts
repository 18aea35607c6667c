import { readVariables, togetherOrNone, type Environment } from './read-variables.ts';
import { readMailSettings, readStoreKind, readStoreSettings } from './store-settings.ts';
import {
  canaryVariables,
  indexNowVariables,
  mailVariables,
  retentionVariables,
  serverVariables,
  siteVariables,
  vendorVariables,
} from './variables.ts';

/** How many days submissions are kept; newsletter sign-ups without a number until the person leaves. The privacy page says the same. */
export const readKeepDays = (environment: Environment) => {
  const values = readVariables(retentionVariables, environment);
  return {
    leads: values.LEADS_KEEP_DAYS,
    newsletter: values.NEWSLETTER_KEEP_DAYS,
    quarantine: values.SPAM_KEEP_DAYS,
  };
};

/** What the privacy page says: where submissions are kept, and for how long. */
export const readRetentionPolicy = (environment: Environment) => ({
  store: readStoreKind(environment),
  keepDays: readKeepDays(environment),
});

export type RetentionPolicy = ReturnType<typeof readRetentionPolicy>;

const readSite = (environment: Environment) => {
  const { PORT, SITE_URL } = readVariables(siteVariables, environment);
  return { port: PORT, siteUrl: SITE_URL ?? `http://localhost:${PORT}` };
};

/** The public address of the site. */
export const readSiteUrl = (environment: Environment) => readSite(environment).siteUrl;

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
  ...readRetentionPolicy(environment),
  indexNowKey: readVariables(indexNowVariables, environment).INDEXNOW_KEY,
});

/** What `npm run indexnow` needs to tell search engines of changed pages. */
export const readIndexNowSettings = (environment: Environment) => {
  const { INDEXNOW_KEY, INDEXNOW_ENDPOINT } = readVariables(indexNowVariables, environment);
  return {
    siteUrl: readSite(environment).siteUrl,
    dataDirectory: readStoreSettings(environment).dataDirectory,
    key: INDEXNOW_KEY,
    endpoint: INDEXNOW_ENDPOINT,
  };
};

export type IndexNowSettings = ReturnType<typeof readIndexNowSettings>;

/** What tests of ourselves are signed with, and who gets their mail instead of the agency. */
export const readCanarySettings = (environment: Environment) => {
  const { CANARY_KEY, CANARY_MAIL_TO } = readVariables(canaryVariables, environment);
  return { canaryKey: CANARY_KEY, canaryMailTo: CANARY_MAIL_TO };
};

/** Everything the running server needs. Without `mail`, mail waits in the outbox. */
export const readServerSettings = (environment: Environment) => {
  const values = readVariables(serverVariables, environment);
  return {
    ...readSite(environment),
    ...readStoreSettings(environment),
    host: values.HOST,
    rateLimitMax: values.RATE_LIMIT_MAX,
    rateLimitTotal: values.RATE_LIMIT_TOTAL ?? values.RATE_LIMIT_MAX * 100,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    mail: readMailSettings(environment),
    silenceDays: readVariables(mailVariables, environment).SILENCE_DAYS,
    ...readCanarySettings(environment),
    keepDays: readKeepDays(environment),
    vendors: readVendors(environment),
  };
};

export type ServerSettings = ReturnType<typeof readServerSettings>;

import { relative, resolve, sep } from 'node:path';
import type { RetentionPolicy } from '@agency/leads/forms/retention.ts';
import { allOrNone, readVariables, WrongSetting, type Environment } from './environment.ts';
import { variables } from './variables.ts';

/** Where and how long leads are kept, as stated on the privacy page. */
export const readRetentionPolicy = (environment: Environment): RetentionPolicy => {
  const { FIRESTORE_PROJECT } = readVariables(variables.store, environment);
  const values = readVariables(variables.retention, environment);
  return {
    store: FIRESTORE_PROJECT ? 'firestore' : 'sqlite',
    keepDays: { leads: values.LEADS_KEEP_DAYS, newsletter: values.NEWSLETTER_KEEP_DAYS },
  };
};

/** Folders whose files may become part of public pages. */
const siteFolders = ['content', 'content-model', 'leads', 'site'];

/** Where leads are kept: in Firestore if a project is named, otherwise in the data folder. */
export const readStoreSettings = (environment: Environment) => {
  const values = readVariables(variables.store, environment);
  const { DATA_DIR, FIRESTORE_PROJECT: projectId, FIRESTORE_DATABASE: databaseId } = values;
  const [folder = ''] = relative('.', DATA_DIR).split(sep);
  if (siteFolders.includes(folder))
    throw new WrongSetting(
      `DATA_DIR is ${JSON.stringify(DATA_DIR)}, a part of ${folder}/, which visitors may see; it should be a folder of its own, such as ./data.`,
    );
  if (databaseId !== undefined && projectId === undefined)
    throw new WrongSetting(
      'FIRESTORE_PROJECT is not set; it should be, since FIRESTORE_DATABASE is.',
    );
  return {
    dataDirectory: resolve(DATA_DIR),
    firestore: projectId ? { projectId, databaseId } : undefined,
  };
};

const readSite = (environment: Environment) => {
  const { PORT, SITE_URL } = readVariables(variables.site, environment);
  return { port: PORT, siteUrl: SITE_URL ?? `http://localhost:${PORT}` };
};

/** The public address of the site. */
export const readSiteUrl = (environment: Environment) => readSite(environment).siteUrl;

const readVendors = (environment: Environment) => {
  const { STRIPE_BUY_BUTTON_ID, STRIPE_PUBLISHABLE_KEY, ...values } = readVariables(
    variables.vendors,
    environment,
  );
  const stripe = allOrNone({ STRIPE_BUY_BUTTON_ID, STRIPE_PUBLISHABLE_KEY });
  return {
    bookingUrl: values.BOOKING_URL,
    auditPaymentUrl: values.AUDIT_PAYMENT_URL,
    seoPaymentUrl: values.SEO_PAYMENT_URL,
    stripe: stripe && {
      buyButtonId: stripe.STRIPE_BUY_BUTTON_ID,
      publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
    },
    emailMarketingScriptUrl: values.EMAIL_MARKETING_SCRIPT_URL,
    emailMarketingFormUrl: values.EMAIL_MARKETING_FORM_URL,
    analyticsMeasurementId: values.ANALYTICS_MEASUREMENT_ID,
  };
};

/** The third-party services that are enabled. All are optional. */
export type Vendors = ReturnType<typeof readVendors>;

/** The settings that affect the built pages. */
export const readBuildSettings = (environment: Environment) => ({
  ...readSite(environment),
  vendors: readVendors(environment),
  retentionPolicy: readRetentionPolicy(environment),
});

export type BuildSettings = ReturnType<typeof readBuildSettings>;

/** The key that signs canary requests, and who gets their mail instead of the agency. */
export const readCanarySettings = (environment: Environment) => {
  const { CANARY_KEY, CANARY_MAIL_TO } = readVariables(variables.canary, environment);
  return { canaryKey: CANARY_KEY, canaryMailTo: CANARY_MAIL_TO };
};

/** The URL at which this machine reaches a server listening on `host`, which may be a wildcard address. */
export const localAddress = (host: string, port: number): string => {
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : name}:${port}`;
};

/** The notice shown while mail is not set up. */
export const noMailServer =
  'No mail server is set up: leads are stored, and the emails about them wait. Set it up in Settings.';

/** Everything the running server needs. Without `mail`, mail waits in the outbox. */
export const readServerSettings = (environment: Environment) => {
  const values = readVariables(variables.server, environment);
  const { SMTP_URL, MAIL_FROM, MAIL_TO, ...notices } = readVariables(variables.mail, environment);
  const mail = allOrNone({ SMTP_URL, MAIL_FROM, MAIL_TO });
  return {
    ...readSite(environment),
    ...readStoreSettings(environment),
    host: values.HOST,
    rateLimitMax: values.RATE_LIMIT_MAX,
    rateLimitTotal: values.RATE_LIMIT_TOTAL ?? values.RATE_LIMIT_MAX * 100,
    trustedProxies: values.TRUSTED_PROXIES,
    firstLook: values.FIRST_LOOK,
    logLevel: values.LOG_LEVEL,
    mail: mail && { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM, to: mail.MAIL_TO },
    silenceDays: notices.SILENCE_DAYS,
    answerReminderHours: notices.ANSWER_REMINDER_HOURS,
    ...readCanarySettings(environment),
    retentionPolicy: readRetentionPolicy(environment),
    vendors: readVendors(environment),
    /** The sign-in URL of the back office, for links in mails. */
    adminUrl: readVariables(variables.admin, environment).ADMIN_URL,
  };
};

export type ServerSettings = ReturnType<typeof readServerSettings>;

/** The back office's port on this machine. The preview of the site uses the next free one. */
export const readAdminPort = (environment: Environment): number =>
  readVariables(variables.admin, environment).ADMIN_PORT;

/**
 * The URLs of the hosted back office and its preview; undefined when it is only used on this
 * machine. The preview has its own hostname, since cookies ignore ports, but on the same site,
 * since browsers withhold cookies from cross-site frames.
 */
export const readHostedOffice = (environment: Environment) => {
  const { ADMIN_URL } = readVariables(variables.admin, environment);
  if (ADMIN_URL === undefined) return undefined;
  const { hostname, host } = new URL(ADMIN_URL);
  if (new URL(readSiteUrl(environment)).hostname === hostname)
    throw new WrongSetting(
      `ADMIN_URL is ${JSON.stringify(ADMIN_URL)}; it should be another name than that of the site.`,
    );
  return { url: ADMIN_URL, previewUrl: `https://preview.${host}` };
};

export type HostedOffice = NonNullable<ReturnType<typeof readHostedOffice>>;

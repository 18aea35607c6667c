import { relative, resolve, sep } from 'node:path';
import type { RetentionPolicy } from '@agency/leads/retention.ts';
import { readVariables, allOrNone, WrongSetting, type Environment } from './environment.ts';
import { variables } from './variables.ts';

/** What the privacy page says. */
export const readRetentionPolicy = (environment: Environment): RetentionPolicy => {
  const { FIRESTORE_PROJECT } = readVariables(variables.store, environment);
  const values = readVariables(variables.retention, environment);
  return {
    store: FIRESTORE_PROJECT ? 'firestore' : 'sqlite',
    keepDays: { leads: values.LEADS_KEEP_DAYS, newsletter: values.NEWSLETTER_KEEP_DAYS },
  };
};

/** What stands in them becomes part of pages. */
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

/** The outside services that are switched on. All are optional. */
export type Vendors = ReturnType<typeof readVendors>;

/** What goes into the pages when they are built. */
export const readBuildSettings = (environment: Environment) => ({
  ...readSite(environment),
  vendors: readVendors(environment),
  retentionPolicy: readRetentionPolicy(environment),
});

export type BuildSettings = ReturnType<typeof readBuildSettings>;

/** What tests of ourselves are signed with, and who gets their mail instead of the agency. */
export const readCanarySettings = (environment: Environment) => {
  const { CANARY_KEY, CANARY_MAIL_TO } = readVariables(variables.canary, environment);
  return { canaryKey: CANARY_KEY, canaryMailTo: CANARY_MAIL_TO };
};

/** Where this machine reaches a server that listens at a host, which may be every address. */
export const localAddress = (host: string, port: number): string => {
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : name}:${port}`;
};

/** What people are told while mail is not set up. */
export const noMailServer =
  'No mail server is set up: leads are stored, and the mail about them waits. Set SMTP_URL, MAIL_FROM and MAIL_TO in .env, which .env.example describes, then restart.';

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
    logLevel: values.LOG_LEVEL,
    mail: mail && { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM, to: mail.MAIL_TO },
    silenceDays: notices.SILENCE_DAYS,
    answerReminderHours: notices.ANSWER_REMINDER_HOURS,
    ...readCanarySettings(environment),
    retentionPolicy: readRetentionPolicy(environment),
    vendors: readVendors(environment),
    /** Where people sign in to the back office, for links in mails. */
    adminUrl: readVariables(variables.admin, environment).ADMIN_URL,
  };
};

export type ServerSettings = ReturnType<typeof readServerSettings>;

/** Where the back office is, on this machine; the preview of the site is at the next free port. */
export const readAdminPort = (environment: Environment): number =>
  readVariables(variables.admin, environment).ADMIN_PORT;

/**
 * Where people sign in to the back office, and where its preview is; undefined
 * where only this machine reaches it. The preview has a name of its own, since
 * cookies know no ports, and one of the same site, since browsers keep cookies
 * from frames of another.
 */
export const readHostedOffice = (environment: Environment) => {
  const { ADMIN_URL: url } = readVariables(variables.admin, environment);
  if (url === undefined) return undefined;
  const { hostname, host } = new URL(url);
  if (new URL(readSiteUrl(environment)).hostname === hostname)
    throw new WrongSetting(
      `ADMIN_URL is ${JSON.stringify(url)}; it should be another name than that of the site.`,
    );
  return { url, previewUrl: `https://preview.${host}` };
};

export type HostedOffice = NonNullable<ReturnType<typeof readHostedOffice>>;

import * as z from 'zod';

/**
 * The variables of the environment. Every message completes the sentence
 * "NAME should be …", which `readVariables` builds.
 */

const wholeNumber = (least: number, most: number) => {
  const should = `a whole number from ${least} to ${most}`;
  return z.coerce.number(should).int(should).min(least, should).max(most, should);
};

const text = (pattern: RegExp, should: string) => z.string().regex(pattern, should).optional();

const url = (protocol: RegExp, should: string) => z.url({ protocol, error: should }).optional();

const secureUrl = url(/^https$/u, 'a complete address that begins with https://');

/** An address without a path, as browsers write it. */
const origin = (protocol: RegExp, should: string) =>
  z
    .string()
    .transform((value) => URL.parse(value))
    .refine(
      (address) =>
        protocol.test(address?.protocol ?? '') && address?.href === `${address?.origin}/`,
      should,
    )
    .transform((address) => address?.origin)
    .optional();

const emailAddress = z.email('an email address such as hello@example.com').optional();

/** A hundred years: for ever, as far as a website goes. */
const keptDays = wholeNumber(1, 36_500);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** By what they are for, since each program reads only what it needs. */
export const variables = {
  site: z.object({
    PORT: wholeNumber(0, 65_535).default(4321),
    SITE_URL: origin(
      /^https?:$/u,
      'the address of the site without a path, such as https://www.example.com',
    ),
  }),
  store: z.object({
    DATA_DIR: z.string().default('./data'),
    FIRESTORE_PROJECT: text(
      /^(?:[a-z\d.-]+:)?[a-z][a-z\d-]{4,28}[a-z\d]$/u,
      'the id of a Google Cloud project, such as my-agency-website',
    ),
    FIRESTORE_DATABASE: text(
      /^(?:\(default\)|[a-z][a-z\d-]{2,61}[a-z\d])$/u,
      'the id of a database of the project, such as leads',
    ),
  }),
  admin: z.object({
    ADMIN_PORT: wholeNumber(1, 65_534).default(4322),
    // It only exists behind TLS.
    ADMIN_URL: origin(
      /^https:$/u,
      'the https:// address of the back office without a path, such as https://office.example.com',
    ),
  }),
  retention: z.object({
    LEADS_KEEP_DAYS: keptDays.default(730),
    NEWSLETTER_KEEP_DAYS: keptDays.optional(),
  }),
  vendors: z.object({
    BOOKING_URL: secureUrl,
    AUDIT_PAYMENT_URL: secureUrl,
    SEO_PAYMENT_URL: secureUrl,
    STRIPE_BUY_BUTTON_ID: text(/^buy_btn_\w+$/u, 'an id that begins with buy_btn_'),
    STRIPE_PUBLISHABLE_KEY: text(
      /^pk_(?:live|test)_\w+$/u,
      'a key that begins with pk_live_ or pk_test_',
    ),
    EMAIL_MARKETING_SCRIPT_URL: secureUrl,
    EMAIL_MARKETING_FORM_URL: secureUrl,
    ANALYTICS_MEASUREMENT_ID: text(/^G-[A-Z\d]{4,20}$/u, 'an id such as G-AB12CD34EF'),
  }),
  server: z.object({
    HOST: z.string().default('localhost'),
    RATE_LIMIT_MAX: wholeNumber(1, 1_000_000).default(20),
    RATE_LIMIT_TOTAL: wholeNumber(1, 100_000_000).optional(),
    TRUSTED_PROXIES: z
      .string()
      .transform((value) => value.split(',').map((part) => part.trim()))
      .pipe(
        z.array(
          z.union(
            [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
            'network addresses or ranges separated by commas, such as 10.0.0.5, 192.168.0.0/16',
          ),
        ),
      )
      .default([]),
    LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
  }),
  mail: z.object({
    SMTP_URL: url(/^smtps?$/u, 'an address such as smtps://user:password@mail.example.com:465'),
    MAIL_FROM: emailAddress,
    MAIL_TO: emailAddress,
    SILENCE_DAYS: wholeNumber(1, 365).default(14),
    ANSWER_REMINDER_HOURS: wholeNumber(0, 200).default(8),
  }),
  canary: z.object({
    CANARY_KEY: z.string().min(32, 'a secret of at least 32 characters').optional(),
    CANARY_MAIL_TO: emailAddress,
  }),
};

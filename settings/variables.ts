import * as z from 'zod';

/**
 * The variables of the environment. Every message completes the sentence
 * "NAME should be …", which `readVariables` builds.
 */

const wholeNumber = (least: number, most: number) => {
  const should = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/u, should)
    .transform(Number)
    .refine((value) => value >= least && value <= most, should);
};

const secureUrl = z.url({
  protocol: /^https$/u,
  error: 'a complete address that begins with https://',
});

const isOrigin = (value: string) => {
  const url = URL.parse(value);
  return /^https?:$/u.test(url?.protocol ?? '') && url?.href === `${url?.origin}/`;
};

const proxies = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
        error: 'network addresses or ranges separated by commas, such as 10.0.0.5, 192.168.0.0/16',
      }),
    ),
  );

const emailAddress = z.email('an email address such as hello@example.com');

export const siteVariables = z.object({
  PORT: wholeNumber(0, 65_535).default(4321),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'the address of the site without a path, such as https://www.example.com')
    .transform((value) => new URL(value).origin)
    .optional(),
});

export const storeVariables = z.object({
  DATA_DIR: z.string().default('./data'),
  FIRESTORE_PROJECT: z
    .string()
    .regex(
      /^(?:[a-z\d.-]+:)?[a-z][a-z\d-]{4,28}[a-z\d]$/u,
      'the id of a Google Cloud project, such as marigold-and-main',
    )
    .optional(),
  FIRESTORE_DATABASE: z
    .string()
    .regex(
      /^(?:\(default\)|[a-z][a-z\d-]{2,61}[a-z\d])$/u,
      'the id of a database of the project, such as leads',
    )
    .optional(),
});

/** A hundred years: for ever, as far as a website goes. */
const keptDays = wholeNumber(1, 36_500);

export const retentionVariables = z.object({
  LEADS_KEEP_DAYS: keptDays.default(730),
  NEWSLETTER_KEEP_DAYS: keptDays.optional(),
  SPAM_KEEP_DAYS: keptDays.default(30),
});

export const indexNowVariables = z.object({
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\dA-Za-z-]{8,128}$/u, '8 to 128 letters, digits and hyphens')
    .optional(),
  INDEXNOW_ENDPOINT: z
    .url({ protocol: /^https?$/u, error: 'a complete address' })
    .default('https://api.indexnow.org/indexnow'),
});

export const vendorVariables = z.object({
  BOOKING_URL: secureUrl.optional(),
  STRIPE_BUY_BUTTON_ID: z
    .string()
    .regex(/^buy_btn_\w+$/u, 'an id that begins with buy_btn_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:live|test)_\w+$/u, 'a key that begins with pk_live_ or pk_test_')
    .optional(),
  EMAIL_MARKETING_SCRIPT_URL: secureUrl.optional(),
  EMAIL_MARKETING_FORM_URL: secureUrl.optional(),
  ANALYTICS_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z\d]{4,20}$/u, 'an id such as G-AB12CD34EF')
    .optional(),
});

export const serverVariables = z.object({
  HOST: z.string().default('localhost'),
  RATE_LIMIT_MAX: wholeNumber(1, 1_000_000).default(20),
  RATE_LIMIT_TOTAL: wholeNumber(1, 100_000_000).optional(),
  TRUSTED_PROXIES: proxies.default([]),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
});

export const mailVariables = z.object({
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/u,
      error: 'an address such as smtps://user:password@mail.example.com:465',
    })
    .optional(),
  MAIL_FROM: emailAddress.optional(),
  MAIL_TO: emailAddress.optional(),
  SILENCE_DAYS: wholeNumber(1, 365).default(14),
});

export const canaryVariables = z.object({
  CANARY_KEY: z.string().min(32, 'a secret of at least 32 characters').optional(),
  CANARY_MAIL_TO: emailAddress.optional(),
});

import * as z from 'zod';
import { origin, text, url, wholeNumber } from './environment.ts';

const secureUrl = url(/^https$/u, 'a complete address that begins with https://');

const emailAddress = z.email('an email address such as hello@example.com').optional();

/** At most a hundred years: forever, as far as a website goes. */
const keptDays = wholeNumber(1, 36_500);

/**
 * Describes a setting that the owner decides, for the back office: what it is for, and what happens
 * while it is empty. The settings of the machine have no words.
 */
const words = (title: string, description: string) => ({ title, description });

/** Marks variables whose values must never be shown. */
const secret = { secret: true };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Environment variables by purpose, since each program reads only what it needs. */
export const variables = {
  site: z.object({
    PORT: wholeNumber(0, 65_535).default(4321),
    SITE_URL: origin(
      /^https?:$/u,
      'the address of the site with https:// and without a path, such as https://www.example.com',
    ).meta(
      words(
        'Address of the site',
        'Where visitors find it, such as https://www.example.com. Empty: search engines and shared links are sent to this computer',
      ),
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
    // The hosted back office is only available over TLS.
    ADMIN_URL: origin(
      /^https:$/u,
      'the https:// address of the back office without a path, such as https://office.example.com',
    ),
  }),
  retention: z.object({
    LEADS_KEEP_DAYS: keptDays
      .default(730)
      .meta(
        words(
          'Days that leads are kept',
          'After so many days, messages and what was held back as spam are erased. The privacy page says so. Empty: 730, which is two years',
        ),
      ),
    NEWSLETTER_KEEP_DAYS: keptDays
      .optional()
      .meta(
        words(
          'Days that newsletter sign-ups are kept',
          'The same for the newsletter. Empty: until the person leaves',
        ),
      ),
  }),
  vendors: z.object({
    BOOKING_URL: secureUrl.meta(
      words(
        'Booking page',
        'Where people book a 15-minute call, such as your page at Calendly. Empty: the buttons lead to a sign-up form',
      ),
    ),
    AUDIT_PAYMENT_URL: secureUrl.meta(
      words(
        'Checkout of the Visibility Audit',
        'The page on which it is paid, such as a payment link of Stripe. Empty: its button leads to the contact form',
      ),
    ),
    SEO_PAYMENT_URL: secureUrl.meta(
      words(
        'Checkout of the Local SEO Accelerator',
        'The page on which it is paid. Empty: its button leads to the contact form',
      ),
    ),
    STRIPE_BUY_BUTTON_ID: text(/^buy_btn_\w+$/u, 'an id that begins with buy_btn_').meta({
      ...secret,
      ...words(
        'Stripe: buy button of the playbook',
        'Its id, which begins with buy_btn_. It needs the key below, too. Empty: people can ask to hear when the playbook is out',
      ),
    }),
    STRIPE_PUBLISHABLE_KEY: text(
      /^pk_(?:live|test)_\w+$/u,
      'a key that begins with pk_live_ or pk_test_',
    ).meta({
      ...secret,
      ...words(
        'Stripe: publishable key',
        'It begins with pk_live_; with pk_test_, nobody really pays. Empty: no buy button',
      ),
    }),
    EMAIL_MARKETING_SCRIPT_URL: secureUrl.meta(
      words(
        'Newsletter service: script',
        'The address of its script, for the sign-up page with a popup. Empty: no script',
      ),
    ),
    EMAIL_MARKETING_FORM_URL: secureUrl.meta(
      words(
        'Newsletter service: form',
        'The address of its sign-up form, for the page of the free review. Empty: our own form',
      ),
    ),
    ANALYTICS_MEASUREMENT_ID: text(/^G-[A-Z\d]{4,20}$/u, 'an id such as G-AB12CD34EF').meta(
      words(
        'Google Analytics',
        'Its measurement id, such as G-AB12CD34EF. Nothing is measured before a visitor agrees. Empty: nothing is ever measured',
      ),
    ),
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
    FIRST_LOOK: z.enum(['auto', 'on', 'off'], 'one of auto, on, off').default('auto'),
    LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
  }),
  mail: z.object({
    SMTP_URL: url(
      /^smtps?$/u,
      'an address such as smtps://user:password@mail.example.com:465',
    ).meta({
      ...secret,
      ...words(
        'Mail server',
        'It sends the emails. Your email provider’s help tells what to fill in, where it explains outgoing mail. Empty: leads are kept, and no email goes out',
      ),
    }),
    MAIL_FROM: emailAddress.meta(
      words(
        'Sender',
        'An address at your own domain, or the emails land in spam. Empty: no email goes out',
      ),
    ),
    MAIL_TO: emailAddress.meta(
      words('Receiver', 'Who gets the emails about new leads. Empty: no email goes out'),
    ),
    SILENCE_DAYS: wholeNumber(1, 365)
      .default(14)
      .meta(
        words(
          'Days without a lead',
          'After so many, you get an email, since something may be broken. Empty: 14',
        ),
      ),
    ANSWER_REMINDER_HOURS: wholeNumber(0, 200)
      .default(8)
      .meta(
        words(
          'Reminder after business hours',
          'You get a reminder of a contact request that isn’t marked as answered after so many of your business hours. 0: never. Empty: 8',
        ),
      ),
  }),
  canary: z.object({
    CANARY_KEY: z.string().min(32, 'a secret of at least 32 characters').optional().meta(secret),
    CANARY_MAIL_TO: emailAddress,
  }),
};

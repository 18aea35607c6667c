export type Headers = Readonly<Record<string, string>>;

/** The security headers of a response with this policy; the default is for files other than pages and PDFs. */
export type HeadersFor = (policy?: string) => Headers;

const twoYears = 2 * 365 * 24 * 60 * 60;

const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unused.map((name) => `${name}=()`).join(),
};

/** For pictures and other files: no script in them runs, even when a visitor opens one directly. */
const policyOfFiles = "default-src 'none';frame-ancestors 'none'";

/** For PDFs: browsers' PDF viewers are pages themselves, which a stricter policy would break. */
export const policyOfPdfs = "frame-ancestors 'none'";

/** Sends HSTS only when the site is published over HTTPS. */
export const buildSecurityHeaders =
  (settings: { siteUrl: string }): HeadersFor =>
  (policy = policyOfFiles) => ({
    'Content-Security-Policy': policy,
    ...everywhere,
    ...(settings.siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${twoYears}`,
    }),
  });

export type Headers = Readonly<Record<string, string>>;

/** The security headers of an answer with this Content-Security-Policy; without one, of what is neither page nor PDF. */
export type SecurityHeaders = (policy?: string) => Headers;

const twoYears = 2 * 365 * 24 * 60 * 60;

const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unused.map((name) => `${name}=()`).join(),
};

/** Of pictures and other files: nothing in them runs, also where a visitor opens one by itself. */
const policyOfFiles = "default-src 'none';frame-ancestors 'none'";

/** The PDF viewers of browsers are pages of their own, which a policy for pages would break. */
export const policyOfPdfs = "frame-ancestors 'none'";

/** HTTPS is announced only where the site is published on it. */
export const buildSecurityHeaders =
  ({ siteUrl }: { siteUrl: string }): SecurityHeaders =>
  (policy = policyOfFiles) => ({
    'Content-Security-Policy': policy,
    ...everywhere,
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${twoYears}` }),
  });

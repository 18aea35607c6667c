import type { Vendors } from '../settings/settings.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Page } from './site.ts';

/** The security headers of a document, or, without one, of an answer that is no document. */
export type SecurityHeaders = (document?: Page) => Readonly<Record<string, string>>;

const twoYears = 2 * 365 * 24 * 60 * 60;

const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unused.map((name) => `${name}=()`).join(),
};

/** HTTPS is announced and enforced only where the site is published on it. */
export const buildSecurityHeaders = (site: {
  siteUrl: string;
  vendors: Vendors;
}): SecurityHeaders => {
  const encrypted = site.siteUrl.startsWith('https:');
  const common = encrypted
    ? { ...everywhere, 'Strict-Transport-Security': `max-age=${twoYears}` }
    : everywhere;
  const policy = contentSecurityPolicy(site.vendors, encrypted);
  return (document) => ({ 'Content-Security-Policy': policy(document), ...common });
};

import { createHash } from 'node:crypto';
import type { Vendors } from './settings/settings.ts';
import { attributeOf, textOf, type Element } from '@agency/content-model/html.ts';

export type Headers = Readonly<Record<string, string>>;

/** A page that was built, or a PDF. */
interface Document {
  path: string;
  elements: readonly Element[];
}

/** The security headers of a document, or, without one, of an answer that is no document. */
export type SecurityHeaders = (document?: Document) => Headers;

const twoYears = 2 * 365 * 24 * 60 * 60;

const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unused.map((name) => `${name}=()`).join(),
};

const stripe = 'https://js.stripe.com';
const tagManager = 'https://*.googletagmanager.com';
const analytics = [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

const originOf = (url: string | undefined) => (url === undefined ? [] : [new URL(url).origin]);

/** The origins of the outside services that a document names, by id or by address, in some attribute. Only the pages that show a service let it in. */
const vendorSources = (vendors: Vendors, elements: readonly Element[]) => {
  const values = elements.flatMap(({ attrs }) => attrs.map(({ value }) => value));
  const ifNamed = (name: string | undefined) =>
    name !== undefined && values.some((value) => value.includes(name)) ? name : undefined;
  const payment = ifNamed(vendors.stripe?.buyButtonId) ? [stripe] : [];
  const isMeasured = ifNamed(vendors.analyticsMeasurementId) !== undefined;
  const signUpForm = originOf(ifNamed(vendors.emailMarketingFormUrl));
  const emailScript = originOf(ifNamed(vendors.emailMarketingScriptUrl));
  return {
    script: [...payment, ...emailScript, ...(isMeasured ? [tagManager] : [])],
    image: isMeasured ? analytics : [],
    connect: [...(isMeasured ? analytics : []), ...emailScript, ...signUpForm],
    frame: [...payment, ...signUpForm],
  };
};

/** HTML Standard, "prepare the script element": any other type makes a data block, which never runs. */
const scriptTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/iu;

const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  scriptTypes.test(attributeOf(element, 'type')?.trim() ?? '');

const hashOf = (element: Element) =>
  `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`;

/** Of pictures and other files: nothing in them runs, also where a visitor opens one by itself. */
const policyOfFiles = "default-src 'none';frame-ancestors 'none'";

/** A document's own inline scripts and styles are let in by their hashes, and no others. */
const contentSecurityPolicy = (
  document: Document | undefined,
  { vendors, encrypted }: { vendors: Vendors; encrypted: boolean },
): string => {
  if (!document) return policyOfFiles;
  // The PDF viewers of browsers are pages of their own, which our policy for pages would break.
  if (document.path.endsWith('.pdf')) return "frame-ancestors 'none'";
  const { elements } = document;
  const allowed = vendorSources(vendors, elements);
  const scripts = elements.filter(isInlineScript).map(hashOf);
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(hashOf);
  const ownFrames = elements.some(({ tagName }) => tagName === 'iframe') ? ["'self'"] : [];
  const frames = [...ownFrames, ...allowed.frame];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...allowed.script],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...allowed.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...allowed.connect],
    'manifest-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [document.path.startsWith('/embed/') ? "'self'" : "'none'"],
    ...(encrypted && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join(';');
};

/** HTTPS is announced and enforced only where the site is published on it. */
export const buildSecurityHeaders = (site: {
  siteUrl: string;
  vendors: Vendors;
}): SecurityHeaders => {
  const { vendors } = site;
  const encrypted = site.siteUrl.startsWith('https:');
  return (document) => ({
    'Content-Security-Policy': contentSecurityPolicy(document, { vendors, encrypted }),
    ...everywhere,
    ...(encrypted && { 'Strict-Transport-Security': `max-age=${twoYears}` }),
  });
};

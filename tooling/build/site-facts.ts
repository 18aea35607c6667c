import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRedirects } from '@agency/content-model/checks/check-redirects.ts';
import { formatPrice } from '@agency/content-model/reader/names.ts';
import { isHidden, readEntries, readFields } from '@agency/content-model/reader/read-entries.ts';
import { addressOfFile } from '@agency/server/address.ts';
import type { SiteFacts } from '@agency/server/built-site.ts';
import type { BuildSettings, Vendors } from '@agency/server/settings/settings.ts';
import {
  attributeOf,
  elementsIn,
  isNoindex,
  readHtml,
  textOf,
  wordsOf,
  type Element,
} from '@agency/content-model/html.ts';
import { businessFile, readBrand } from '@agency/content-model/brand/read-brand.ts';
import { servicePackage } from '@agency/content-model/schemas/packages.ts';
import { business as businessSchema } from '@agency/content-model/schemas/business.ts';

const stripe = 'https://js.stripe.com';
const tagManager = 'https://*.googletagmanager.com';
const analytics = [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

const originOf = (url: string | undefined) => (url === undefined ? [] : [new URL(url).origin]);

/** CSP sources of the vendors whose id or URL appears in an attribute of the page. Other pages don't allow them. */
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

type PolicySettings = Pick<BuildSettings, 'siteUrl' | 'vendors'>;

/** Allows a page's inline scripts and styles by hash, and no others. Upgrades to HTTPS only if the site uses it. */
const policyOf = (
  path: string,
  elements: readonly Element[],
  { siteUrl, vendors }: PolicySettings,
): string => {
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
    'frame-ancestors': [path.startsWith('/embed/') ? "'self'" : "'none'"],
    ...(siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join(';');
};

/** What the server needs to know about a page: its policy, and its title without the ` | Brand` suffix. */
export const pageFacts = (path: string, html: string, settings: PolicySettings) => {
  const elements = elementsIn(readHtml(html));
  const title = elements.find(({ tagName }) => tagName === 'title');
  return {
    policy: policyOf(path, elements, settings),
    ...(title && !isNoindex(elements) && { title: wordsOf(title).split(' | ')[0] }),
  };
};

/** The facts about every page of a built site, by path. */
const factsOfPages = (site: string, settings: PolicySettings): SiteFacts['pages'] =>
  Object.fromEntries(
    globSync('**/*.html', { cwd: site }).map((name) => {
      const path = addressOfFile(name);
      return [path, pageFacts(path, readFileSync(join(site, name), 'utf8'), settings)];
    }),
  );

/** What leads that order a package are called, by the id of the package. */
export const ordersIn = (root: string): SiteFacts['orders'] =>
  Object.fromEntries(
    readEntries(root)
      .entries.filter((entry) => entry.collection === 'packages' && !isHidden(entry))
      .flatMap(({ id, data }) => {
        const { name, price, order } = servicePackage.parse(data);
        return order && price !== undefined ? [[id, `${name} order (${formatPrice(price)})`]] : [];
      }),
  );

/** What the server needs to know about the site, built from the content of `root` into the folder `site`. */
export const siteFacts = (root: string, site: string, settings: BuildSettings): SiteFacts => {
  const { name, colors } = readBrand(root);
  const { email, hours, holidays, timeZone, securityContact } = businessSchema.parse(
    readFields(root, businessFile),
  );
  return {
    name,
    colors,
    businessHours: { hours, holidays, timeZone },
    retentionPolicy: settings.retentionPolicy,
    securityContact: securityContact ?? `mailto:${email}`,
    orders: ordersIn(root),
    redirects: readRedirects(root),
    pages: factsOfPages(site, settings),
  };
};

import type { AnalyticsEvent } from './analytics-events.ts';
import { loadOutsideScript } from './outside-script.ts';

/**
 * The address of a page as it is reported to analytics: without what stands in
 * its query, which may be an email address, except for the marks of a campaign.
 */
export const reportedAddress = (address: string): string => {
  const url = new URL(address);
  const marks = [...url.searchParams].filter(([name]) => name.startsWith('utm_'));
  url.search = new URLSearchParams(marks).toString();
  url.hash = '';
  return url.href;
};

/** What is told of the page a visitor sees. */
export const pageViewOf = ({ title, URL: address }: Pick<Document, 'title' | 'URL'>) => ({
  page_title: title,
  page_path: new URL(address).pathname,
  page_location: reportedAddress(address),
});

type Command = [name: string, ...parameters: unknown[]];

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's script reads commands as `arguments` objects and ignores arrays. */
const command = (...parameters: Command): void => {
  window.dataLayer ??= [];
  const asArguments = function (..._parameters: Command) {
    // oxlint-disable-next-line prefer-rest-params -- see above
    return arguments;
  };
  window.dataLayer.push(asArguments(...parameters));
};

/** The switch with which Google's script is told to stay silent. */
const switchOf = (measurementId: string): string => `ga-disable-${measurementId}`;

/** Loads Google Analytics and reports this page, once. Advertising stays refused whatever the visitor agreed to. */
export const countVisit = (measurementId: string): void => {
  Reflect.set(window, switchOf(measurementId), false);
  const view = pageViewOf(document);
  command('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  command('consent', 'update', { analytics_storage: 'granted' });
  command('js', new Date());
  command('config', measurementId, { ...view, send_page_view: false });
  command('event', 'page_view', view);
  loadOutsideScript(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`).catch(() => {
    // Blocked by the visitor or out of reach; nobody misses it.
  });
};

/** Reports something that happened on this page. */
export const countEvent = ({ name, ...details }: AnalyticsEvent): void =>
  command('event', name, { ...pageViewOf(document), ...details });

const forgetCookies = (): void => {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((one) => one.startsWith('_ga')))
    for (const domain of ['', `; domain=${location.hostname}`])
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
};

/** Stops counting at once and removes what Google has left in the browser. */
export const stopCounting = (measurementId: string): void => {
  command('consent', 'update', { analytics_storage: 'denied' });
  Reflect.set(window, switchOf(measurementId), true);
  forgetCookies();
};

import { readStored, writeStored } from './drafts.ts';
import { loadOutsideScript } from './outside-services.ts';
import { pageScript } from './page-script.ts';
import { asksForPrivacy } from './privacy-signal.ts';

/**
 * The address of a page as it is reported to analytics: without what stands in
 * its query, which may be an email address, except for the marks of a campaign.
 */
const reportedAddress = (address: string): string => {
  const url = new URL(address);
  const marks = [...url.searchParams].filter(([name]) => name.startsWith('utm_'));
  url.search = new URLSearchParams(marks).toString();
  url.hash = '';
  return url.href;
};

/** What is told of the page a visitor sees. */
const pageViewOf = ({ title, URL: address }: Pick<Document, 'title' | 'URL'>) => ({
  page_title: title,
  page_path: new URL(address).pathname,
  page_location: reportedAddress(address),
});

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's script reads commands as `arguments` objects and ignores arrays. */
function command(..._parameters: readonly unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments);
}

/** The switch with which Google's script is told to stay silent. */
const switchOf = (measurementId: string): string => `ga-disable-${measurementId}`;

/** Loads Google Analytics and reports this page, once. Advertising stays refused whatever the visitor agreed to. */
const countVisit = (measurementId: string): void => {
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

const forgetCookies = (): void => {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((one) => one.startsWith('_ga')))
    for (const domain of ['', `; domain=${location.hostname}`])
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
};

/** Stops counting at once and removes what Google has left in the browser. */
const stopCounting = (measurementId: string): void => {
  command('consent', 'update', { analytics_storage: 'denied' });
  Reflect.set(window, switchOf(measurementId), true);
  forgetCookies();
};

/** A visitor's answer to the question whether her visit may be counted. */
type Consent = 'granted' | 'denied';

const key = 'analyticsConsent';

/** Her answer, if she gave one, here or by her browser's settings. */
const readConsent = (): Consent | undefined => {
  if (asksForPrivacy()) return 'denied';
  const stored = readStored(key);
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
};

/**
 * Asks a visitor who has not answered yet whether her visit may be counted,
 * and counts it, with what happens in it, once she agreed. Where her browser
 * asks for privacy, that is the answer, and there is nothing to ask.
 */
const startAnalytics = (): void => {
  const question = document.querySelector<HTMLElement>('[data-analytics]');
  const measurementId = question?.dataset['analytics'];
  if (!question || !measurementId || asksForPrivacy()) return;
  const choice = document.querySelector<HTMLElement>('[data-analytics-choice]');
  let isCounted = false;

  const follow = (consent: Consent): void => {
    if (consent === 'denied' && isCounted) stopCounting(measurementId);
    if (consent === 'granted' && !isCounted) {
      isCounted = true;
      countVisit(measurementId);
    }
  };
  let wasCalledBack = false;

  for (const button of question.querySelectorAll<HTMLElement>('[data-consent]'))
    button.addEventListener('click', () => {
      const consent = button.dataset['consent'] === 'granted' ? 'granted' : 'denied';
      writeStored(key, consent);
      question.hidden = true;
      if (wasCalledBack) choice?.focus();
      follow(consent);
    });
  choice?.addEventListener('click', () => {
    wasCalledBack = true;
    question.hidden = false;
    question.querySelector('button')?.focus();
  });
  if (choice) choice.hidden = false;

  /** Counts what a visitor did that the agency would like to know, if she agreed. */
  const count = (event: string, details: Readonly<Record<string, string>> = {}): void => {
    if (isCounted && readConsent() === 'granted')
      command('event', event, { ...pageViewOf(document), ...details });
  };
  addEventListener('form-sent', ({ detail: form }) => count('form_sent', { form }));
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : undefined;
    if (!link) return;
    if (link.href === question.dataset['booking']) count('booking_click');
    // The browser's own download of the guide counts too.
    if (link.hasAttribute('download')) count('guide_downloaded');
  });

  const consent = readConsent();
  if (consent) follow(consent);
  else question.hidden = false;
};

export const Analytics = pageScript(startAnalytics);

import { readStored, writeStored } from './storage.ts';
import { asksForPrivacy } from './origin.ts';
import { loadOutsideScript } from './outside-services.ts';
import { pageScript } from './page-script.ts';

/**
 * The page as reported to analytics. The reported address drops its query, which may hold an email address, except
 * for campaign parameters (`utm_`).
 */
const pageView = () => {
  const url = new URL(document.URL);
  const marks = [...url.searchParams].filter(([name]) => name.startsWith('utm_'));
  url.search = new URLSearchParams(marks).toString();
  url.hash = '';
  return { page_title: document.title, page_path: url.pathname, page_location: url.href };
};

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

/** Loads Google Analytics and reports this page once. Advertising stays denied no matter what the visitor agreed to. */
const countVisit = (measurementId: string): void => {
  const view = pageView();
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
    // Blocked by the visitor or unreachable. The page works without it.
  });
};

/** Stops counting immediately and deletes the cookies that Google Analytics has set. */
const stopCounting = (measurementId: string): void => {
  command('consent', 'update', { analytics_storage: 'denied' });
  // Google's documented opt-out flag.
  Reflect.set(window, `ga-disable-${measurementId}`, true);
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((one) => one.startsWith('_ga')))
    for (const domain of ['', `; domain=${location.hostname}`])
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
};

/** The browser storage entry that holds the visitor's answer: `granted` or `denied`. */
const key = 'analyticsConsent';

/**
 * Asks visitors who have not answered yet whether their visit may be counted. Counts the visit and its events once
 * they agree. Global Privacy Control counts as a no, so those visitors are not asked.
 */
const startAnalytics = (): void => {
  const question = document.querySelector<HTMLElement>('[data-analytics]');
  const measurementId = question?.dataset['analytics'];
  if (!question || !measurementId || asksForPrivacy()) return;
  const choice = document.querySelector<HTMLElement>('[data-analytics-choice]');
  let isCounted = false;
  let wasCalledBack = false;

  const follow = (consent: string | undefined): void => {
    if (consent === 'denied' && isCounted) stopCounting(measurementId);
    if (consent === 'granted' && !isCounted) {
      isCounted = true;
      countVisit(measurementId);
    }
  };

  for (const button of question.querySelectorAll<HTMLElement>('[data-consent]'))
    button.addEventListener('click', () => {
      writeStored(key, button.dataset['consent']);
      question.hidden = true;
      if (wasCalledBack) choice?.focus();
      follow(button.dataset['consent']);
    });
  choice?.addEventListener('click', () => {
    wasCalledBack = true;
    question.hidden = false;
    question.querySelector('button')?.focus();
  });
  if (choice) choice.hidden = false;

  /** Counts an event that interests the agency, if the visitor has agreed. */
  const count = (event: string, details: Readonly<Record<string, string>> = {}): void => {
    if (isCounted && readStored(key) === 'granted')
      command('event', event, { ...pageView(), ...details });
  };
  addEventListener('form-sent', ({ detail: form }) => count('form_sent', { form }));
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : undefined;
    if (!link) return;
    if (link.href === question.dataset['booking']) count('booking_click');
    // Also counts when the browser downloads the guide by itself.
    if (link.hasAttribute('download')) count('guide_downloaded');
  });

  const consent = readStored(key);
  if (consent) follow(consent);
  else question.hidden = false;
};

export const Analytics = pageScript(startAnalytics);

import { countEvent, countVisit, stopCounting } from './google-analytics.ts';
import { onAnalyticsEvent, watchLinks } from './analytics-events.ts';
import { readStored, writeStored } from './local-storage.ts';

/** A visitor's answer to the question whether her visit may be counted. */
type Consent = 'granted' | 'denied';

const key = 'analyticsConsent';

/** Whether the browser asks not to be tracked: Global Privacy Control. It counts as a no. */
const asksForPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Her answer, if she gave one, here or by her browser's settings. */
const readConsent = (): Consent | undefined => {
  if (asksForPrivacy()) return 'denied';
  const stored = readStored(key);
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
};

const rememberConsent = (consent: Consent): void => writeStored(key, consent);

/** Resolves once the visitor sees the page, and everything she came for is there. */
const untilSeenAndLoaded = async (): Promise<void> => {
  if (document.visibilityState !== 'visible')
    await new Promise((resolve) =>
      document.addEventListener('visibilitychange', resolve, { once: true }),
    );
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
};

/**
 * Asks a visitor who has not answered yet whether her visit may be counted,
 * and counts it, with what happens in it, once she agreed. Where her browser
 * asks for privacy, that is the answer, and there is nothing to ask.
 */
export const startAnalytics = (): void => {
  const question = document.querySelector<HTMLElement>('[data-analytics]');
  const measurementId = question?.dataset['analytics'];
  if (!question || !measurementId || asksForPrivacy()) return;
  const choice = document.querySelector<HTMLElement>('[data-analytics-choice]');
  let isCounted = false;

  const follow = async (consent: Consent): Promise<void> => {
    if (consent === 'denied') return isCounted ? stopCounting(measurementId) : undefined;
    await untilSeenAndLoaded();
    if (isCounted || readConsent() === 'denied') return;
    isCounted = true;
    countVisit(measurementId);
  };
  let wasCalledBack = false;

  for (const button of question.querySelectorAll<HTMLElement>('[data-consent]'))
    button.addEventListener('click', () => {
      const consent = button.dataset['consent'] === 'granted' ? 'granted' : 'denied';
      rememberConsent(consent);
      question.hidden = true;
      if (wasCalledBack) choice?.focus();
      void follow(consent);
    });
  choice?.addEventListener('click', () => {
    wasCalledBack = true;
    question.hidden = false;
    question.querySelector('button')?.focus();
  });
  if (choice) choice.hidden = false;

  onAnalyticsEvent((event) => {
    if (isCounted && readConsent() === 'granted') countEvent(event);
  });
  watchLinks(question.dataset['booking']);

  const consent = readConsent();
  if (consent) void follow(consent);
  else question.hidden = false;
};

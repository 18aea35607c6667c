import { readStored, writeStored } from './local-storage.ts';

/** A visitor's answer to the question whether her visit may be counted. */
export type Consent = 'granted' | 'denied';

const key = 'analyticsConsent';

/** Whether the browser asks not to be tracked: Global Privacy Control. It counts as a no. */
export const asksForPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Her answer, if she gave one, here or by her browser's settings. */
export const readConsent = (): Consent | undefined => {
  if (asksForPrivacy()) return 'denied';
  const stored = readStored(key);
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
};

export const rememberConsent = (consent: Consent): void => writeStored(key, consent);

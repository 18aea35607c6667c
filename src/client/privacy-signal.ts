/** Whether the browser asks not to be tracked: Global Privacy Control. It counts as a no. */
export const asksForPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

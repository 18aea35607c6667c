import type { OncePerDay } from './come-once-a-day.ts';

/** How long the home page must have been in front of the visitor, in milliseconds (specification, 4 and 9). */
export const guidePopupDelay = 15_000;

/** Narrowest viewport the popup is shown in, in pixels. */
export const guidePopupWidth = 768;

export const guidePopupTiming: OncePerDay = {
  key: 'authorityFunnelPopupDate',
  minimumWidth: guidePopupWidth,
};

import type { OncePerDay } from './come-once-a-day.ts';

/** When the guide popup may appear (specification, 4 and 9). */
export const guidePopupTiming: OncePerDay = {
  key: 'authorityFunnelPopupDate',
  delay: 15_000,
  minimumWidth: 768,
};

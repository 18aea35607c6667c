import { guidePopupTiming } from './guide-popup-timing.ts';
import { comeOnceADay } from './come-once-a-day.ts';

comeOnceADay(guidePopupTiming, async () => {
  const { prepareGuidePopup }: typeof import('../islands/prepare-guide-popup.tsx') = await import(
    /* @vite-ignore */ import.meta.env.GUIDE_POPUP_URL
  );
  return prepareGuidePopup();
});

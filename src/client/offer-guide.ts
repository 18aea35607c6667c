import { guidePopupTiming } from './guide-popup-timing.ts';
import { comeOnceADay } from './come-once-a-day.ts';

/** What the popup's script exports; it is bundled by itself and named by its address only. */
interface GuidePopupScript {
  prepareGuidePopup(): Promise<() => void>;
}

/** Opens the guide popup, unless it was open today. */
export const offerGuide = (): Promise<void> =>
  comeOnceADay(guidePopupTiming, async () => {
    const script: GuidePopupScript = await import(
      /* @vite-ignore */ import.meta.env.GUIDE_POPUP_URL
    );
    return script.prepareGuidePopup();
  });

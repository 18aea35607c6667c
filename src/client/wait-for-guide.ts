import { afterVisible } from './after-visible.ts';
import { guidePopupDelay, guidePopupWidth } from './guide-popup-timing.ts';

/** What `offer-guide.ts` exports; it is bundled by itself and named by its address only. */
interface OfferGuideScript {
  offerGuide(): Promise<void>;
}

const come = async (): Promise<void> => {
  if (innerWidth < guidePopupWidth) return;
  const script: OfferGuideScript = await import(/* @vite-ignore */ import.meta.env.OFFER_GUIDE_URL);
  await script.offerGuide();
};

/** Is part of a page, and therefore short: what else has to be asked is fetched when the time is there. */
export const waitForGuide = (): void => afterVisible(guidePopupDelay, () => void come());

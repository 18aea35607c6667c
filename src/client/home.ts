import './start.ts';
import { afterVisible } from './after-visible.ts';
import { fadeInPictures } from './fade-in.ts';
import { guidePopupTiming } from './guide-popup.ts';

// Written into the head of the home page.

const offerGuide = async (): Promise<void> => {
  if (innerWidth < guidePopupTiming.minimumWidth) return;
  const script: typeof import('./guide-popup.ts') = await import(
    /* @vite-ignore */ import.meta.env.GUIDE_POPUP_URL
  );
  await script.offerGuide();
};

addEventListener('DOMContentLoaded', fadeInPictures);
afterVisible(guidePopupTiming.delay, () => void offerGuide());

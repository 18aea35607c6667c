import { createRoot } from 'react-dom/client';
import { GuidePopup, type GuidePopupProps } from './GuidePopup.tsx';

/** Opens the guide popup in its place on the page, which carries its words. */
export const mountGuidePopup = (place: HTMLElement): void => {
  const words = JSON.parse(place.dataset['guidePopup'] ?? '') as GuidePopupProps;
  createRoot(place).render(<GuidePopup {...words} />);
};

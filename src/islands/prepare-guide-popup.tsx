import { createRoot } from 'react-dom/client';
import { GuidePopup, type GuidePopupProps } from './GuidePopup.tsx';

const readWords = async (): Promise<GuidePopupProps> => {
  const response = await fetch('/guide-popup.json');
  return response.json();
};

/** Fetches what the guide popup says and resolves to what opens it. */
export const prepareGuidePopup = async (): Promise<() => void> => {
  const words = await readWords();
  return () => {
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(<GuidePopup {...words} />);
  };
};

import { useEffect, useRef, useState } from 'react';
import { Modal } from '../components/Dialog/Modal.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { GuideIsland, type GuideIslandProps } from './GuideIsland.tsx';
import styles from './GuidePopup.module.css';

export interface GuidePopupProps {
  eyebrow: string;
  heading: string;
  text: string;
  /** The name of the x button. */
  close: string;
  guide: GuideIslandProps;
}

export const PopupContent = ({ eyebrow, heading, text, close, guide }: GuidePopupProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  // Neither the x, which a stray space bar would press, nor the field, which would raise a tablet's keyboard.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div className={styles['content']}>
        <p className={styles['eyebrow']}>{eyebrow}</p>
        <Heading ref={title} id="guide-popup-heading" size="medium" text={heading} tabIndex={-1} />
        <p id="guide-popup-text">{text}</p>
        <GuideIsland {...guide} />
      </div>
      <form method="dialog">
        <button className={styles['close']} aria-label={close}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </button>
      </form>
    </>
  );
};

/** The free guide, offered in a dialog. It opens as soon as its script runs; `comeOnceADay` decides when that is. */
export const GuidePopup = (props: GuidePopupProps) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  if (!isOpen) return null;
  return (
    <Modal
      className={styles['popup']}
      aria-labelledby="guide-popup-heading"
      aria-describedby="guide-popup-text"
      onClose={() => setOpen(false)}
    >
      <PopupContent {...props} />
    </Modal>
  );
};

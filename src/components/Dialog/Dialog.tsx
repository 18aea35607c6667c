import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './Dialog.module.css';
import { Modal } from './Modal.tsx';

interface DialogProps {
  /** Makes the ids of heading and text. */
  id: string;
  heading: string;
  close: string;
  /** After it was closed, by the button or by Escape: the place to put the focus. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal message with a button that closes it. */
export const Dialog = ({ id, heading, close, onClose, children }: DialogProps) => (
  <Modal aria-labelledby={`${id}-heading`} aria-describedby={`${id}-text`} onClose={onClose}>
    <form method="dialog" className={styles['content']}>
      <h2 id={`${id}-heading`}>{heading}</h2> <div id={`${id}-text`}>{children}</div>
      <Button autoFocus>{close}</Button>
    </form>
  </Modal>
);

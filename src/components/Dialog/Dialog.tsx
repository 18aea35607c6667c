import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  /** Makes the ids of heading and text. */
  id: string;
  heading: string;
  close: string;
  /** After it was closed, by the button or by Escape: the place to put the focus. */
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A modal message with a button that closes it, open from the moment it is on the page. The browser keeps the focus inside and gives it back. */
export const Dialog = ({ id, heading, close, onClose, className, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <form method="dialog" className={clsx('stack gap-3 items-start', styles.content)}>
        <h2 className="size-3" id={`${id}-heading`}>
          {heading}
        </h2>{' '}
        <div id={`${id}-text`}>{children}</div>
        <Button autoFocus>{close}</Button>
      </form>
    </dialog>
  );
};

import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { clsx } from 'clsx';
import styles from './Dialog.module.css';

interface ModalProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open'> {
  /** After it was closed, by a button or by Escape. */
  onClose: () => void;
}

/** The browser's own modal dialog, open from the moment it is on the page. The browser keeps the focus inside and gives it back. */
export const Modal = ({ className, ...rest }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return <dialog ref={dialog} className={clsx(styles['dialog'], className)} {...rest} />;
};

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Notice.module.css';

interface NoticeProps extends ComponentPropsWithRef<'div'> {
  kind: 'failure' | 'success' | 'note';
}

/** A boxed message; a failure interrupts a screen reader, the others wait their turn. */
export const Notice = ({ kind, ...rest }: NoticeProps) => (
  <div
    className={clsx(styles.notice, styles[kind])}
    role={kind === 'failure' ? 'alert' : 'status'}
    {...rest}
  />
);

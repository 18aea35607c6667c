import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './BrowserFrame.module.css';

/** A browser window around the picture of a website. */
export const BrowserFrame = ({ className, children, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div className={clsx(styles.frame, className)} {...rest}>
    <div className={styles.bar} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
    {children}
  </div>
);

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Band.module.css';

interface BandProps extends ComponentPropsWithRef<'section'> {
  /** The colour of the band; neighbouring bands differ. */
  tone?: 'paper' | 'sand' | 'rose' | 'ink' | 'plum';
  /** A band below the first screen is laid out only when the visitor nears it. */
  deferred?: boolean;
}

/** A full-width stretch of the page with the page's width and breathing space inside. */
export const Band = ({
  tone = 'paper',
  deferred = false,
  className,
  children,
  ...rest
}: BandProps) => (
  <section
    className={clsx(styles['band'], styles[tone], deferred && styles['deferred'], className)}
    {...rest}
  >
    <div className={styles['page']}>{children}</div>
  </section>
);

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Awning.module.css';

/** The striped, scalloped shop awning that edges price and promo bands. Decoration only. */
export const Awning = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div
    className={clsx(styles.awning, 'not-on-paper', className)}
    data-testid="awning"
    aria-hidden="true"
    {...rest}
  />
);

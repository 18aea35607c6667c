import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Awning.module.css';

/**
 * The striped, scalloped shop awning that edges price and promo bands. Decoration only. What it
 * hangs over may set `--awning-dark`, `--awning-light`, `--awning-stripe` and `--awning-depth`.
 */
export const Awning = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div className={clsx(styles['awning'], 'not-on-paper', className)} aria-hidden="true" {...rest} />
);

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Fanlight.module.css';

/** The lit half-round window above a door. Decoration only. */
export const Fanlight = ({ className, ...rest }: ComponentPropsWithRef<'svg'>) => (
  <svg
    className={clsx(styles.fanlight, className)}
    viewBox="0 0 200 100"
    aria-hidden="true"
    {...rest}
  >
    <path d="M0 100A100 100 0 0 1 200 100Z" />
    <path
      className={styles.bars}
      d="M0 100A100 100 0 0 1 200 100ZM66 100A34 34 0 0 1 134 100M70.6 83 13.4 50M83 70.6 50 13.4M100 66V0M117 70.6 150 13.4M129.4 83 186.6 50"
    />
  </svg>
);

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Bloom } from '../Bloom/Bloom.tsx';
import styles from './Eyebrow.module.css';

/** The short line above a heading, led by the bloom. */
export const Eyebrow = ({ className, children, ...rest }: ComponentPropsWithRef<'p'>) => (
  <p data-label className={clsx(styles.eyebrow, className)} {...rest}>
    <Bloom width="18" height="18" className={styles.bloom} />
    {children}
  </p>
);
